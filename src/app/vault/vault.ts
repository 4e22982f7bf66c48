import { Late } from '../../storage/key-value-store.ts';
import type { Refusal } from '../../storage/read-save.ts';
import { isOfFirstGame, type Save } from '../../storage/save.ts';
import { type Kept, LONGEST_NAME, SLOTS, type Slot, type SlotContent } from '../../storage/slots.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { Recording } from '../../games/shuffling-horror/app/play/recording.ts';
import type { Film } from '../../games/shuffling-horror/app/play/screening.ts';
import type { FilmFile, FilmSource, SlotView, VaultPort, VaultState, Where } from '../ports/vault.ts';
import { FinishedMovies } from './finished-movies.ts';
import type { VaultHouse } from './house.ts';
import { keptMovie, labelFor } from './kept-movie.ts';
import { Left } from './left.ts';
import { exportSave, MOST_BYTES, type ReadFilm, readFilm } from './movie-file.ts';

/** How often a shelf that is slow to open is asked again: for about a minute. */
const LOOKS = 15;

/** A movie and the name on its label. */
interface Labelled {
  name: string;
  save: Save;
}

/** What the vault can show: movies of another game are kept as they are. */
const labelled = ({ name, date, save }: Kept): (Labelled & { date: number }) | null =>
  isOfFirstGame(save) ? { name, date, save } : null;

/** Movies that were put away, and finished ones. Whatever fails is said, and leaves on the shelf what was there. */
export class Vault implements VaultPort {
  readonly #house: VaultHouse;
  readonly #cans: FinishedMovies;
  readonly #left: Left;
  readonly #listeners = new Set<() => void>();
  readonly #contents = new Map<Slot, SlotContent>();
  /** What was taken out of a slot, as it lay there. */
  readonly #taken = new Map<Slot, unknown>();
  #ready = false;
  #said: VaultState['said'] = null;
  #projector: Save | null = null;
  #foreign: Refusal | null = null;
  #loose: Labelled | null = null;
  #state: VaultState;

  constructor(house: VaultHouse) {
    this.#house = house;
    this.#cans = new FinishedMovies(house.archive);
    this.#left = new Left(house.left);
    this.#state = this.#picture();
    void this.#read();
  }

  state = (): VaultState => this.#state;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(where: Where): void {
    if (where === 'projector') {
      this.#house.goOn();
      return;
    }
    const movie = this.#movieIn(where);
    const recording = movie && Recording.resume(movie.save);
    if (recording) this.#house.play(recording);
    else this.#say(VAULT.said.notPlayed, true);
  }

  keep(slot: number): void {
    const save = this.#projector;
    if (save === null) return;
    void this.#try(async () => {
      await this.#put(slot as Slot, { save, name: labelFor(save) });
      this.#say(VAULT.said.kept(slot));
    });
  }

  rename(slot: number, name: string): void {
    const content = this.#contents.get(slot as Slot);
    const label = name.trim().slice(0, LONGEST_NAME);
    if (content?.status !== 'kept' || label === '') return;
    const kept = { ...content.kept, name: label };
    void this.#try(async () => {
      await this.#house.slots.keep(slot as Slot, kept);
      this.#contents.set(slot as Slot, { status: 'kept', kept });
    });
  }

  remove(slot: number): void {
    const it = slot as Slot;
    void this.#try(async () => {
      const raw = await this.#house.slots.raw(it);
      await this.#house.slots.remove(it);
      if (isThere(raw)) this.#taken.set(it, raw); // a second click finds nothing to take
      this.#contents.set(it, { status: 'empty' });
    });
  }

  bringBack(slot: number): void {
    const it = slot as Slot;
    void this.#try(async () => {
      if (!this.#taken.has(it)) return;
      const { slots } = this.#house;
      const instead = await slots.raw(it);
      await slots.putBack(it, this.#taken.get(it));
      if (isThere(instead)) this.#taken.set(it, instead);
      else this.#taken.delete(it);
      this.#contents.set(it, await slots.read(it));
    });
  }

  exported(where: Where): FilmFile | null {
    const movie = this.#movieIn(where);
    return movie && exportSave(movie.save, movie.name);
  }

  openFile(file: FilmSource): void {
    if (file.size > MOST_BYTES) {
      this.#say(VAULT.refused['too-large'], true);
      return;
    }
    void file.arrayBuffer().then(
      (bytes) => this.#open(readFilm(new Uint8Array(bytes), this.#house.hired, this.#house.keeps)),
      () => this.#say(VAULT.refused.damaged, true),
    );
  }

  openText(text: string): void {
    void this.#open(readFilm(text.trim(), this.#house.hired, this.#house.keeps));
  }

  watch(id: string): void {
    void this.#film(id).then((film) => film !== null && this.#house.watch(film));
  }

  dailies(id: string): void {
    void this.#film(id).then(
      (film) => film !== null && this.#house.dailies({ ...film, seating: this.#cans.seating(id) }),
    );
  }

  async #film(id: string): Promise<Film | null> {
    const { hired, keeps } = this.#house;
    const film = await this.#cans.film(id, hired, keeps);
    if (film?.kind === 'refused') this.#say(VAULT.refused[film.why], true);
    if (film?.kind !== 'replay') return null;
    const { setup, replies } = film.recording;
    return { config: setup.config, replies };
  }

  exportedCan = (id: string): FilmFile | null => this.#cans.exported(id);
  takeUp(id: string): void {
    const recording = this.#left.recording(id);
    if (recording !== null) this.#house.play(recording, id);
    else this.#say(VAULT.said.notPlayed, true);
  }

  exportedLeft = (id: string): FilmFile | null => this.#left.exported(id);
  throwAway = (id: string): void => void this.#try(() => this.#left.remove(id));

  removeCan = (id: string): void => void this.#try(() => this.#cans.remove(id));
  bringCanBack = (id: string): void => void this.#try(() => this.#cans.bringBack(id));

  eraseAll(): void {
    void this.#house.erase().catch(() => this.#say(VAULT.erase.failed, true));
  }

  async #read(looks = LOOKS): Promise<void> {
    let late = false;
    await this.#try(() =>
      this.#look().catch((why) => {
        late = why instanceof Late && looks > 1; // and meanwhile somebody looks for the key
        if (!late) throw why;
      }),
    );
    if (late) return this.#read(looks - 1);
    this.#ready = true;
    this.#tell();
  }

  async #look(): Promise<void> {
    const { autosave, slots } = this.#house;
    await autosave.settled();
    const found = await autosave.find((save) => Recording.resume(save) !== null);
    this.#projector = found.save !== null && isOfFirstGame(found.save) ? found.save : null;
    this.#foreign = found.save === null && found.status !== 'none' ? found.status : null;
    const contents = await Promise.all(SLOTS.map((slot) => slots.read(slot)));
    contents.forEach((content, i) => void this.#contents.set(SLOTS[i] as Slot, content));
    await Promise.all([this.#cans.read(), this.#left.read()]);
  }

  async #open(read: Promise<ReadFilm>): Promise<void> {
    const film = await read;
    if (film.kind === 'refused') this.#say(VAULT.refused[film.why], true);
    else await this.#try(() => (film.kind === 'save' ? this.#shelve(film) : this.#archive(film.recording)));
  }

  /** Into a slot where nothing waits to be brought back, if there is one. */
  async #shelve({ name, save }: Labelled): Promise<void> {
    this.#loose = { save, name: name.trim() || labelFor(save) }; // until it has a place
    const empty = SLOTS.filter((slot) => this.#contents.get(slot)?.status === 'empty');
    const slot = empty.find((it) => !this.#taken.has(it)) ?? empty[0];
    if (slot === undefined) {
      this.#say(this.#contents.size === 0 ? VAULT.said.noShelf : VAULT.said.noRoom, true);
      return;
    }
    await this.#put(slot, this.#loose);
    this.#loose = null;
    this.#say(VAULT.said.opened(slot));
  }

  async #archive(recording: Recording): Promise<void> {
    await this.#cans.add(recording, this.#house.now());
    this.#say(VAULT.said.openedReplay);
  }

  async #put(slot: Slot, { name, save }: Labelled): Promise<void> {
    const { slots, now } = this.#house;
    const raw = await slots.raw(slot);
    const kept = { name, date: now(), save };
    await slots.keep(slot, kept);
    if (isThere(raw)) this.#taken.set(slot, raw);
    this.#contents.set(slot, { status: 'kept', kept });
  }

  #movieIn(where: Where): Labelled | null {
    if (where === 'projector') return this.#projector && { save: this.#projector, name: '' };
    if (where === 'loose') return this.#loose;
    const content = this.#contents.get(where as Slot);
    return content?.status === 'kept' ? labelled(content.kept) : null;
  }

  /** Does it, and shows how things stand then; what the shelf refuses is said. */
  async #try(act: () => Promise<void>): Promise<void> {
    this.#said = null;
    this.#tell();
    try {
      await act();
    } catch (error) {
      const isFull = error instanceof Error && error.name === 'QuotaExceededError';
      this.#said = { words: isFull ? VAULT.said.full : VAULT.said.noShelf, bad: true };
    }
    this.#tell();
  }

  #say(words: string, bad = false): void {
    this.#said = { words, bad };
    this.#tell();
  }

  #tell(): void {
    this.#state = this.#picture();
    for (const listener of this.#listeners) listener();
  }

  #picture(): VaultState {
    const projector = this.#projector;
    const loose = this.#loose;
    const slots = [...this.#contents].map(([slot, content]): SlotView => {
      const movie = content.status === 'kept' ? labelled(content.kept) : null;
      return {
        slot,
        status: content.status === 'kept' && movie === null ? 'unknown-deck' : content.status,
        movie: movie && keptMovie(movie.save, movie.name, movie.date),
        canBringBack: this.#taken.has(slot),
      };
    });
    return {
      ready: this.#ready,
      projector: projector && keptMovie(projector, labelFor(projector), null),
      foreign: this.#foreign,
      slots,
      left: this.#left.views(),
      cans: this.#cans.views(),
      loose: loose && keptMovie(loose.save, loose.name, null),
      said: this.#said,
    };
  }
}

const isThere = (raw: unknown): boolean => raw !== null && raw !== undefined;
