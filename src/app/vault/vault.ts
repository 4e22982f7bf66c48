import { Late } from '../../storage/key-value-store.ts';
import type { Refusal } from '../../storage/read-save.ts';
import type { AnySave } from '../../storage/save.ts';
import { LONGEST_NAME, SLOTS, type Slot, type SlotContent } from '../../storage/slots.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import type { FilmFile, FilmSource, KeptMovie, SlotView, VaultPort, VaultState, Where } from '../ports/vault.ts';
import { FinishedMovies } from './finished-movies.ts';
import type { VaultHouse } from './house.ts';
import type { InVault } from './in-vault.ts';
import { Left } from './left.ts';
import { exportSave, MOST_BYTES, type ReadFilm, readFilm } from './movie-file.ts';

/** How often a shelf that is slow to open is asked again: for about a minute. */
const LOOKS = 15;

/** A movie, the name on its label, and who can tell of it. */
interface Labelled {
  name: string;
  save: AnySave;
  of: InVault;
}

/** Movies that were put away, and finished ones. Whatever fails is said, and leaves on the shelf what was there. */
export class Vault implements VaultPort {
  readonly #house: VaultHouse;
  readonly #finished: FinishedMovies;
  readonly #left: Left;
  readonly #listeners = new Set<() => void>();
  readonly #contents = new Map<Slot, SlotContent>();
  /** What was taken out of a slot, as it lay there. */
  readonly #taken = new Map<Slot, unknown>();
  #ready = false;
  #said: VaultState['said'] = null;
  /** The movie that is being played. */
  #current: Labelled | null = null;
  /** The games of which something lies here. */
  readonly #games = new Map<string, InVault>();
  #foreign: Refusal | null = null;
  #loose: Labelled | null = null;
  #state: VaultState;

  constructor(house: VaultHouse) {
    this.#house = house;
    this.#finished = new FinishedMovies(house.archive, house);
    this.#left = new Left(house.left, house.vaulted);
    this.#state = this.#picture();
    void this.#read();
  }

  state = (): VaultState => this.#state;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(where: Where): void {
    if (where === 'current') {
      this.#house.goOn();
      return;
    }
    const movie = this.#movieIn(where);
    if (movie?.of.plays(movie.save)) this.#house.play(movie.save);
    else this.#say(VAULT.said.notPlayed, true);
  }

  keep(slot: number): void {
    const movie = this.#current;
    if (movie === null) return;
    void this.#try(async () => {
      await this.#put(slot as Slot, movie);
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
    if (movie === null) return null;
    const { save, of } = movie;
    return this.#handed(exportSave(save, of.markOf(save), movie === this.#current ? '' : movie.name, of.sealed));
  }

  #handed(file: FilmFile | null): FilmFile | null {
    if (file?.says) this.#say(file.says);
    return file;
  }

  openFile(file: FilmSource): void {
    if (file.size > MOST_BYTES) {
      this.#say(VAULT.refused['too-large'], true);
      return;
    }
    void file.arrayBuffer().then(
      (bytes) => this.#open(readFilm(new Uint8Array(bytes), this.#house, this.#house.now())),
      () => this.#say(VAULT.refused.damaged, true),
    );
  }

  openText = (text: string): void => void this.#open(readFilm(text.trim(), this.#house, this.#house.now()));

  watch(id: string): void {
    void this.#film(id).then((read) => read !== null && this.#house.watch(read.film));
  }

  dailies(id: string): void {
    const finished = this.#finished.movie(id);
    void this.#film(id).then((read) => read !== null && finished !== null && this.#house.dailies(read.film, finished));
  }

  async #film(id: string): Promise<Extract<ReadFilm, { kind: 'replay' }> | null> {
    const read = await this.#finished.film(id, this.#house.now());
    if (read?.kind === 'refused') this.#say(VAULT.refused[read.why], true);
    return read?.kind === 'replay' ? read : null;
  }

  exportedFinished = (id: string): FilmFile | null => this.#finished.exported(id);
  takeUp(id: string): void {
    const save = this.#left.save(id);
    if (save !== null) this.#house.play(save, id);
    else this.#say(VAULT.said.notPlayed, true);
  }

  exportedLeft = (id: string): FilmFile | null => this.#handed(this.#left.exported(id));
  throwAway = (id: string): void => void this.#try(() => this.#left.remove(id));

  removeFinished = (id: string): void => void this.#try(() => this.#finished.remove(id));
  bringFinishedBack = (id: string): void => void this.#try(() => this.#finished.bringBack(id));

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
    const found = await autosave.find(async (save) => (await this.#game(save.game))?.plays(save) === true);
    this.#current = this.#labelled(found.save);
    this.#foreign = found.save === null && found.status !== 'none' ? found.status : null;
    const contents = await Promise.all(SLOTS.map((slot) => slots.read(slot)));
    await Promise.all(contents.map((it) => (it.status === 'kept' ? this.#game(it.kept.save.game) : null)));
    contents.forEach((content, i) => void this.#contents.set(SLOTS[i] as Slot, content));
    await Promise.all([this.#finished.read(), this.#left.read()]);
  }

  async #open(read: Promise<ReadFilm>): Promise<void> {
    const film = await read;
    if (film.kind === 'refused') this.#say(VAULT.refused[film.why], true);
    else await this.#try(() => (film.kind === 'save' ? this.#shelve(film.save, film.name) : this.#archive(film)));
  }

  async #game(id: string): Promise<InVault | null> {
    const of = this.#games.get(id) ?? (await Promise.resolve(this.#house.vaulted(id)).catch(() => null));
    if (of !== null) this.#games.set(id, of);
    return of;
  }

  /** What can be shown here: movies of another house are kept as they are. */
  #labelled(save: AnySave | null, name?: string): Labelled | null {
    const of = save === null ? undefined : this.#games.get(save.game);
    return save === null || of === undefined ? null : { save, of, name: name ?? of.nameOf(save) };
  }

  /** Into a slot where nothing waits to be brought back, if there is one. */
  async #shelve(save: AnySave, name: string): Promise<void> {
    await this.#game(save.game);
    const loose = this.#labelled(save, name.trim() || undefined);
    if (loose === null) return;
    this.#loose = loose; // until it has a place
    const empty = SLOTS.filter((slot) => this.#contents.get(slot)?.status === 'empty');
    const slot = empty.find((it) => !this.#taken.has(it)) ?? empty[0];
    if (slot === undefined) {
      this.#say(this.#contents.size === 0 ? VAULT.said.noShelf : VAULT.said.noRoom, true);
      return;
    }
    await this.#put(slot, loose);
    this.#loose = null;
    this.#say(VAULT.said.opened(slot));
  }

  async #archive({ finished }: Extract<ReadFilm, { kind: 'replay' }>): Promise<void> {
    await this.#finished.add(finished);
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
    if (where === 'current') return this.#current;
    if (where === 'loose') return this.#loose;
    const content = this.#contents.get(where as Slot);
    return content?.status === 'kept' ? this.#labelled(content.kept.save, content.kept.name) : null;
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
    const current = this.#current;
    const loose = this.#loose;
    const slots = [...this.#contents].map(([slot, content]): SlotView => {
      const movie = content.status === 'kept' ? this.#labelled(content.kept.save, content.kept.name) : null;
      const date = content.status === 'kept' ? content.kept.date : null;
      return {
        slot,
        status: content.status === 'kept' && movie === null ? 'away' : content.status,
        movie: movie && shown(movie, date),
        canBringBack: this.#taken.has(slot),
      };
    });
    return {
      ready: this.#ready,
      current: current && shown(current, null),
      foreign: this.#foreign,
      slots,
      left: this.#left.views(),
      finished: this.#finished.views(),
      away: this.#finished.away(),
      loose: loose && shown(loose, null),
      said: this.#said,
    };
  }
}

const shown = ({ save, name, of }: Labelled, date: number | null): KeptMovie => ({ ...of.labelsOf(save), name, date });

const isThere = (raw: unknown): boolean => raw !== null && raw !== undefined;
