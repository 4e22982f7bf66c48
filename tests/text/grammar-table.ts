/** Every card as it stands in a sentence: with its article, its verb, what agrees with it, and “a” and “de” before it. */
export const CARD_TABLE = `
colonel | The Colonel is here: take it | El Coronel está visto: tomarlo, le al Coronel, del Coronel
robot | The Robot is here: take it | El Robot está visto: tomarlo, le al Robot, del Robot
reporter | The Reporter is here: take it | La Reportera está vista: tomarla, le a la Reportera, de la Reportera
cook | The Cook is here: take it | El Cocinero está visto: tomarlo, le al Cocinero, del Cocinero
rancher | The Rancher is here: take it | El Ranchero está visto: tomarlo, le al Ranchero, del Ranchero
librarian | The Librarian is here: take it | La Bibliotecaria está vista: tomarla, le a la Bibliotecaria, de la Bibliotecaria
scout | The Scout is here: take it | La Exploradora está vista: tomarla, le a la Exploradora, de la Exploradora
scientist | The Scientist is here: take it | El Científico está visto: tomarlo, le al Científico, del Científico
coroner | The Coroner is here: take it | El Forense está visto: tomarlo, le al Forense, del Forense
detective | The Detective is here: take it | El Detective está visto: tomarlo, le al Detective, del Detective
drifter | The Drifter is here: take it | El Vagabundo está visto: tomarlo, le al Vagabundo, del Vagabundo
ranger | The Ranger is here: take it | La Guardabosques está vista: tomarla, le a la Guardabosques, de la Guardabosques
pods | Two Hungry Pods are here: take them | Las Dos Vainas Hambrientas están vistas: tomarlas, les a las Dos Vainas Hambrientas, de las Dos Vainas Hambrientas
neighbors | Three Strange Neighbors are here: take them | Los Tres Vecinos Raros están vistos: tomarlos, les a los Tres Vecinos Raros, de los Tres Vecinos Raros
mutants | Four Mutant Horrors are here: take them | Los Cuatro Mutantes están vistos: tomarlos, les a los Cuatro Mutantes, de los Cuatro Mutantes
terrors | Outer Space Terrors are here: take them | Los Terrores del Espacio están vistos: tomarlos, les a los Terrores del Espacio, de los Terrores del Espacio
riders | Six Swarming Riders are here: take them | Los Seis Jinetes en Enjambre están vistos: tomarlos, les a los Seis Jinetes en Enjambre, de los Seis Jinetes en Enjambre
sentries | Alien Sentries are here: take them | Los Centinelas Alienígenas están vistos: tomarlos, les a los Centinelas Alienígenas, de los Centinelas Alienígenas
warlord | The Alien Warlord is here: take it | El Caudillo Alienígena está visto: tomarlo, le al Caudillo Alienígena, del Caudillo Alienígena
wrench | The Big Wrench is here: take it | La Llave Inglesa está vista: tomarla, le a la Llave Inglesa, de la Llave Inglesa
pistol | The Service Pistol is here: take it | La Pistola de Servicio está vista: tomarla, le a la Pistola de Servicio, de la Pistola de Servicio
scattergun | The Scattergun is here: take it | La Escopeta está vista: tomarla, le a la Escopeta, de la Escopeta
flamethrower | The Flame Thrower is here: take it | El Lanzallamas está visto: tomarlo, le al Lanzallamas, del Lanzallamas
dynamite | The Four Dynamite Sticks are here: take them | La Dinamita está vista: tomarla, le a la Dinamita, de la Dinamita
spear | The Alien Spear is here: take it | La Lanza Alienígena está vista: tomarla, le a la Lanza Alienígena, de la Lanza Alienígena
raygun | The Alien Raygun is here: take it | La Pistola de Rayos está vista: tomarla, le a la Pistola de Rayos, de la Pistola de Rayos
radio | The Field Radio is here: take it | La Radio de Campaña está vista: tomarla, le a la Radio de Campaña, de la Radio de Campaña
payback | Payback is here: take it | La Revancha está vista: tomarla, le a la Revancha, de la Revancha
fight-or-flight | Fight or Flight is here: take it | “Lucha o Huida” está visto: tomarlo, le a “Lucha o Huida”, de “Lucha o Huida”
blobbed | The blob is here: take it | La Masa está vista: tomarla, le a la Masa, de la Masa
spored | Spored is here: take it | Las Esporas están vistas: tomarlas, les a las Esporas, de las Esporas
probed | Probed is here: take it | El Sondeo está visto: tomarlo, le al Sondeo, del Sondeo
swarmed | Swarmed is here: take it | El Enjambre está visto: tomarlo, le al Enjambre, del Enjambre
theyre-out-there | “They’re Out There” is here: take it | “Están Allá Afuera” está visto: tomarlo, le a “Están Allá Afuera”, de “Están Allá Afuera”
mass-hysteria | Mass Hysteria is here: take it | La Histeria Colectiva está vista: tomarla, le a la Histeria Colectiva, de la Histeria Colectiva
bodies-missing | “Bodies Missing” is here: take it | “Faltan Cuerpos” está visto: tomarlo, le a “Faltan Cuerpos”, de “Faltan Cuerpos”
alien-autopsy | Alien Autopsy is here: take it | La Autopsia Alienígena está vista: tomarla, le a la Autopsia Alienígena, de la Autopsia Alienígena
lab | The Lab is here: take it | El Laboratorio está visto: tomarlo, le al Laboratorio, del Laboratorio
bunker | The Bunker is here: take it | El Búnker está visto: tomarlo, le al Búnker, del Búnker
turning-point | Turning Point is here: take it | El Punto de Giro está visto: tomarlo, le al Punto de Giro, del Punto de Giro
last-one-standing | Last One Standing is here: take it | El Último en Pie está visto: tomarlo, le al Último en Pie, del Último en Pie
popcorn | Popcorn is here: take it | Las Palomitas están vistas: tomarlas, les a las Palomitas, de las Palomitas
scream-queen | Scream Queen is here: take it | La Reina del Grito está vista: tomarla, le a la Reina del Grito, de la Reina del Grito
shuffler | The Shuffler is here: take it | El Barajador está visto: tomarlo, le al Barajador, del Barajador
sheriff | The Sheriff is here: take it | El Alguacil está visto: tomarlo, le al Alguacil, del Alguacil
waitress | The Waitress is here: take it | La Mesera está vista: tomarla, le a la Mesera, de la Mesera
bartender | The Bartender is here: take it | El Cantinero está visto: tomarlo, le al Cantinero, del Cantinero
sorority-girl | The Sorority Girl is here: take it | La Universitaria está vista: tomarla, le a la Universitaria, de la Universitaria
nurse | The Nurse is here: take it | La Enfermera está vista: tomarla, le a la Enfermera, de la Enfermera
farmer | The Farmer is here: take it | El Granjero está visto: tomarlo, le al Granjero, del Granjero
housewife | The Housewife is here: take it | La Señora está vista: tomarla, le a la Señora, de la Señora
mechanic | The Mechanic is here: take it | El Mecánico está visto: tomarlo, le al Mecánico, del Mecánico
college-guy | The College Guy is here: take it | El Estudiante está visto: tomarlo, le al Estudiante, del Estudiante
kid-brother | The Kid Brother is here: take it | El Hermanito está visto: tomarlo, le al Hermanito, del Hermanito
kid-sister | The Kid Sister is here: take it | La Hermanita está vista: tomarla, le a la Hermanita, de la Hermanita
postman | The Postman is here: take it | El Cartero está visto: tomarlo, le al Cartero, del Cartero
loners | Two Lone Zombies are here: take them | Los Dos Zombis Solitarios están vistos: tomarlos, les a los Dos Zombis Solitarios, de los Dos Zombis Solitarios
mill-hands | Three Mill Hands are here: take them | Los Tres Obreros están vistos: tomarlos, les a los Tres Obreros, de los Tres Obreros
mourners | Four Mourners are here: take them | Los Cuatro Dolientes están vistos: tomarlos, les a los Cuatro Dolientes, de los Cuatro Dolientes
trick-or-treaters | Five Trick-or-Treaters are here: take them | Los Cinco Niños Disfrazados están vistos: tomarlos, les a los Cinco Niños Disfrazados, de los Cinco Niños Disfrazados
marching-band | Six of the Marching Band are here: take them | Los Seis Músicos de Banda están vistos: tomarlos, les a los Seis Músicos de Banda, de los Seis Músicos de Banda
jack | The Jack of the Zombies is here: take it | El Príncipe de los Zombis está visto: tomarlo, le al Príncipe de los Zombis, del Príncipe de los Zombis
queen | The Queen of the Zombies is here: take it | La Reina de los Zombis está vista: tomarla, le a la Reina de los Zombis, de la Reina de los Zombis
king | The King of the Zombies is here: take it | El Rey de los Zombis está visto: tomarlo, le al Rey de los Zombis, del Rey de los Zombis
gas-cocktail | The Gas Cocktail is here: take it | El Cóctel de Gasolina está visto: tomarlo, le al Cóctel de Gasolina, del Cóctel de Gasolina
axe | The Axe is here: take it | El Hacha está vista: tomarla, le al Hacha, del Hacha
revolver | The Revolver is here: take it | El Revólver está visto: tomarlo, le al Revólver, del Revólver
knife | The Knife is here: take it | El Cuchillo está visto: tomarlo, le al Cuchillo, del Cuchillo
bat | The Baseball Bat is here: take it | El Bate de Béisbol está visto: tomarlo, le al Bate de Béisbol, del Bate de Béisbol
rifle | The Deer Rifle is here: take it | El Rifle de Caza está visto: tomarlo, le al Rifle de Caza, del Rifle de Caza
flares | The Road Flares are here: take them | Las Bengalas están vistas: tomarlas, les a las Bengalas, de las Bengalas
walkie-talkies | The Walkie-Talkies are here: take them | Los Walkie-Talkies están vistos: tomarlos, les a los Walkie-Talkies, de los Walkie-Talkies
killing-machine | Killing Machine is here: take it | La Máquina de Matar está vista: tomarla, le a la Máquina de Matar, de la Máquina de Matar
queen-of-screams | Scream Queen is here: take it | La Reina del Grito está vista: tomarla, le a la Reina del Grito, de la Reina del Grito
clutch | Clutch is here: take it | El Agarrón está visto: tomarlo, le al Agarrón, del Agarrón
stumble | Stumble is here: take it | El Tropiezo está visto: tomarlo, le al Tropiezo, del Tropiezo
surge | Surge is here: take it | La Oleada está vista: tomarla, le a la Oleada, de la Oleada
familiar-face | Familiar Face is here: take it | La Cara Conocida está vista: tomarla, le a la Cara Conocida, de la Cara Conocida
hold-them-back | “Hold Them Back” is here: take it | “Que No Entren” está visto: tomarlo, le a “Que No Entren”, de “Que No Entren”
run-for-it | “Run For It” is here: take it | “Sálvese Quien Pueda” está visto: tomarlo, le a “Sálvese Quien Pueda”, de “Sálvese Quien Pueda”
if-we-only-had-a | “If We Only Had A…” is here: take it | “Si Tuviéramos Un…” está visto: tomarlo, le a “Si Tuviéramos Un…”, de “Si Tuviéramos Un…”
breaking-point | Breaking Point is here: take it | “Al Límite” está visto: tomarlo, le a “Al Límite”, de “Al Límite”
car | The Car is here: take it | El Auto está visto: tomarlo, le al Auto, del Auto
cellar | The Cellar is here: take it | El Sótano está visto: tomarlo, le al Sótano, del Sótano
`;
