import type { FinishedCredits, KeptLabels } from '../../../../app/ports/vault.ts';
import type { Film, InVault } from '../../../../app/vault/in-vault.ts';
import type { GeigerManConfig, Reply } from '../../../../rules/geiger-man/index.ts';
import type { Finished } from '../../../../storage/archive.ts';
import { type AnySave, YOU } from '../../../../storage/save.ts';
import type { Mode, Save } from '../../kept.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import { Recording } from '../play/recording.ts';
import { setupFor } from '../play/setup.ts';
import { storyOf } from '../records/story.ts';
import { levelOf } from '../set-up/choices.ts';
import { type FinishedShow, finishedShow } from './finished-show.ts';

/** Paints the table of a show small: where it is, and who is there. */
export type PaintStill = (
  canvas: HTMLCanvasElement,
  table: Pick<Save['snapshot'], 'location' | 'girl' | 'killer' | 'girlAt' | 'killerAt'>,
) => Promise<void>;

/** Shows in the vault. */
export function showInVault(paint: PaintStill): InVault {
  /** The vault is drawn anew whenever anything in it changes; a picture is not. */
  const known = new WeakMap<AnySave, KeptLabels>();
  return {
    nameOf: (save) => LOBBY.vault.VAULT.unnamed((save as Save).snapshot.girl),
    labelsOf(save) {
      const labels = known.get(save) ?? labelsOf(save as Save, paint);
      known.set(save, labels);
      return labels;
    },
    sealed: null,
    markOf: (save) => `turn-${(save as Save).snapshot.turn}`,
    plays: (save) => Recording.resume(save) !== null,
    refused(save) {
      if ((save as Save).seating.seats[0] !== YOU) return 'unknown-player';
      const recording = Recording.resume(save);
      return recording === null ? 'unplayable' : null;
    },
    runThrough,
    creditsOf: (finished) => creditsOf(finished as FinishedShow),
  };
}

const levelName = (level: FinishedShow['level']): string => {
  const { level: levels, switches } = LOBBY.setUp.SET_UP;
  return level === 'custom' ? switches.custom.name : levels[level].name;
};

/** What of the way is worth a word beside its name. */
function detailOf({ mode, snapshot }: Pick<Save, 'mode' | 'snapshot'>): string {
  const { ONE_MORE_NIGHT, DOUBLE_BILL } = LOBBY.setUp;
  switch (mode.kind) {
    case 'tonight':
      return mode.night;
    case 'one-more-night':
      return ONE_MORE_NIGHT.from[mode.from].name;
    case 'double-bill':
      if (mode.first !== null) return DOUBLE_BILL.second;
      return snapshot.result?.won === true ? DOUBLE_BILL.intermission.title : DOUBLE_BILL.first;
    case 'show':
    case 'first-night':
      return '';
  }
}

function labelsOf(save: Save, paint: PaintStill): KeptLabels {
  const { snapshot, mode } = save;
  const { VAULT } = LOBBY.vault;
  const { girl, killer, location, options, turn, health, killerHealth } = snapshot;
  return {
    bill: VAULT.bill(mode.kind, levelOf(options) ?? 'custom', detailOf(save)),
    where: VAULT.where(turn, health, killerHealth),
    cast: LOBBY.rooms.TONIGHT.programme(girl, killer, location),
    still: (canvas) => paint(canvas, snapshot),
  };
}

/** How it was played is not in a replay, and does not matter to it. */
function runThrough(film: Film, now: number): Finished | null {
  const config = film.config as GeigerManConfig;
  const replies = film.replies as readonly Reply[];
  const mode: Mode = { kind: 'show' };
  const recording = Recording.start(setupFor({ config, mode }));
  if (!replies.every((reply) => recording.submit(reply) !== null)) return null;
  const story = storyOf({ config, replies, mode, hash: '' });
  return finishedShow(story, {
    title: LOBBY.vault.VAULT.untitled(String(config.seed)),
    finished: now,
    ending: story.outcome === 'left' ? 'cut' : story.outcome,
    mode: null,
    replay: recording.replay(),
  });
}

function creditsOf({ ending, girl, killer, location, level, turns, saved, killed }: FinishedShow): FinishedCredits {
  const { VAULT } = LOBBY.vault;
  const { girlName, killerName, locationName } = WORDS.names;
  return {
    end: ending,
    line: [LOBBY.setUp.FILM.name, locationName(location), levelName(level), VAULT.endings[ending]].join(' · '),
    cast: [
      { name: girlName(girl), fate: ending === 'lost' ? 'lost' : 'alive', words: VAULT.fates.girl[ending] },
      { name: killerName(killer), fate: ending === 'won' ? 'lost' : 'alive', words: VAULT.fates.killer[ending] },
    ],
    numbers: VAULT.numbers(turns, saved, killed),
  };
}
