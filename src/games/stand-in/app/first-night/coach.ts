import type { Claim, Note, Script, View } from '../../../../rules/stand-in/index.ts';
import { FIRST_NIGHT } from '../../text/first-night.ts';
import type { Coached } from '../../text/shapes/lessons.ts';
import type { Question } from '../ports/question.ts';
import type { Lesson } from '../ports/stage.ts';
import type { LessonId } from '../ports/ways.ts';
import { type LessonScript, spokenIn } from './script.ts';

const { coach, end } = FIRST_NIGHT;

/** So many turns of one's own are coached after the script. */
export const FREE_TURNS = 3;

/** Beside whoever plays freely for the first time: what was chosen last, and what came of it. */
export function coached(view: View, question: Question, script: LessonScript, lesson: LessonId): Lesson {
  const free = notesAfter(view, script.turns);
  const turns = free.filter((note) => note.type === 'turn-began' && note.chair === view.chair).length;
  const steps = spokenIn(script).length;
  const of = steps + FREE_TURNS;
  const isEnd = turns > FREE_TURNS;
  const last = lastChoice(free, view.chair as number);
  const about = last === null ? coach.begin[lesson] : coach.after[last];
  const words = [question.declare?.isDue ? coach.declare : about, isEnd ? end.words : ''];
  return {
    words: words.filter((it) => it !== '').join(' '),
    at: isEnd ? 'end' : 'prompt',
    step: Math.min(of, steps + Math.max(1, turns)),
    of,
    waits: false,
  };
}

function notesAfter({ notes }: View, turn: number): readonly Note[] {
  const from = notes.findIndex((note) => note.type === 'turn-began' && note.turn > turn);
  return from < 0 ? [] : notes.slice(from);
}

/** By what is written down of it: so a reload says the same. Null: nothing was chosen yet. */
function lastChoice(notes: readonly Note[], you: number): Coached | null {
  for (const note of notes.toReversed()) {
    const found = coachedBy(note, you);
    if (found !== null) return found;
  }
  return null;
}

function coachedBy(note: Note, you: number): Coached | null {
  switch (note.type) {
    case 'played':
      return note.chair === you ? (PLAYED[note.card] ?? 'chose') : null;
    case 'burnt':
      return note.by === you ? 'burnt' : null;
    case 'turned':
      if (note.chair === you) return 'turnedYou';
      return note.by === you ? 'turned' : null;
    case 'discarded':
      if (note.chair !== you || note.why !== 'turn') return null;
      return note.card === 'recast' ? 'discardedRecast' : 'discarded';
    case 'exchanged':
      return note.offerer === you || note.partner === you ? 'gave' : null;
    case 'passed-on':
      return note.order.includes(you) ? 'passed' : null;
    case 'swapped':
      return note.chair === you || note.other === you ? 'moved' : null;
    case 'refused':
      if (note.offerer === you) return 'wasRefused';
      if (note.chair !== you) return null;
      return note.saw ? 'sawCard' : 'refused';
    case 'defended':
      if (note.by === you) return note.card === 'asbestos' ? 'spared' : note.card === 'on-my-mark' ? 'stayed' : null;
      return note.chair === you ? 'refused' : null;
    case 'claimed':
      return note.chair === you ? (SAID[note.claim.type] ?? 'said') : null;
    case 'answered':
      return note.chair === you ? 'answered' : null;
    default:
      return null;
  }
}

const PLAYED: Partial<Record<Script, Coached>> = {
  'close-up': 'looked',
  'screen-test': 'looked',
  trailer: 'shut',
  'chained-door': 'shut',
  'fire-axe': 'opened',
  'reverse-shot': 'reversed',
  'house-lights': 'showedHand',
};

const SAID: Partial<Record<Claim['type'], Coached>> = { accuse: 'accused', vouch: 'vouched', ask: 'asked' };
