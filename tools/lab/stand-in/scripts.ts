import { anyOf, type Chance, type Player } from '../../../src/director-ai/stand-in/player.ts';
import type { Claim, Note, Prompt, Reply, Role, View } from '../../../src/rules/stand-in/index.ts';

/** What decides besides the players, where one of these is bound by a rule. */
export const SCRIPTS: readonly string[] = ['tools/lab/stand-in/scripts.ts'];

/** What is left of the replies by a rule of somebody's own; null where the rule has nothing to say. */
export type Rule = (view: View, prompt: Prompt, chance: Chance) => readonly Reply[] | null;

/** Plays as another does, but for a rule of its own. */
export const bound = (player: Player, name: string, rule: Rule): Player => ({
  name: `${player.name}, ${name}`,
  decide(look, prompt, chance, desk) {
    const replies = mayDeclare(look(), prompt) ? null : rule(look(), prompt, chance);
    if (replies === null || replies.length === 0) return player.decide(look, prompt, chance, desk);
    return replies.length === 1
      ? (replies[0] as Reply)
      : player.decide(look, { ...prompt, replies } as Prompt, chance, desk);
  },
});

const mayDeclare = ({ known, ring }: View, { replies }: Prompt): boolean =>
  replies[replies.length - 1]?.type === 'declare' && ring.every((chair) => known.roles[chair] !== 'original');

const roleIn = (view: View): Role => view.known.roles[view.chair as number] as Role;
const without = (prompt: Prompt, isLeftOut: (reply: Reply) => boolean): Reply[] | null => {
  const left = prompt.replies.filter((reply) => !isLeftOut(reply));
  return left.some(({ type }) => type !== 'say' && type !== 'declare') ? left : null;
};
const only = (prompt: Prompt, fits: (reply: Reply) => boolean): Reply[] => prompt.replies.filter(fits);

const burns = (reply: Reply): boolean => reply.type === 'play' && reply.card === 'nitrate';
const refuses = (reply: Reply): boolean => reply.type === 'defend';

/** Speaks its own mind in every window, and at its own turns where it may. */
const speaks =
  (claim: (view: View, chance: Chance) => Claim | null): Rule =>
  (view, prompt, chance) => {
    const isWindow = prompt.type === 'talk' && prompt.answering === null;
    const isTurn = prompt.type === 'act' && view.chair === view.human && !view.spoken;
    if (!isWindow && !isTurn) return null;
    const wanted = claim(view, chance);
    const text = JSON.stringify(wanted);
    const found = only(prompt, (reply) => reply.type === 'say' && JSON.stringify(reply.claim) === text);
    return found.length > 0 || isTurn ? found : only(prompt, ({ type }) => type === 'silent');
  };

const silent: Rule = (_view, prompt) =>
  prompt.type === 'talk'
    ? only(prompt, ({ type }) => type === 'silent')
    : without(prompt, ({ type }) => type === 'say');

const others = ({ ring, chair }: View): number[] => ring.filter((other) => other !== chair);
/** Whom this seat would rather see burnt: anybody, or as a double whoever may be an Original. */
const foes = (view: View): number[] => {
  const found = others(view).filter((seat) => view.known.roles[seat] === 'original');
  return roleIn(view) === 'stand-in' && found.length > 0
    ? found
    : others(view).filter((seat) => view.known.roles[seat] !== 'stand-in');
};
const surely = (seat: number | undefined): Claim | null =>
  seat === undefined ? null : { type: 'accuse', seat, role: 'stand-in', sure: true };

const lastNote = <T extends Note['type']>(view: View, type: T, fits: (note: Extract<Note, { type: T }>) => boolean) =>
  view.notes.findLast((note) => note.type === type && fits(note as never)) as Extract<Note, { type: T }> | undefined;

/** A6: what one seat may do otherwise than its level. */
export const DEVIATIONS: Readonly<Record<string, Rule>> = {
  'never refuses': (_view, prompt) => (prompt.type === 'answer' ? without(prompt, refuses) : null),
  'always refuses': (_view, prompt) => (prompt.type === 'answer' ? only(prompt, refuses) : null),
  'never burns': (_view, prompt) => (prompt.type === 'act' ? without(prompt, burns) : null),
  'always burns': (_view, prompt) => (prompt.type === 'act' ? only(prompt, burns) : null),
  'hoards Recast cards': (view, prompt) =>
    roleIn(view) === 'original'
      ? without(prompt, (reply) => reply.type === 'discard' && reply.card === 'recast')
      : null,
  'shy in 25 %': (view, prompt, chance) =>
    roleIn(view) === 'stand-in' && chance() < 0.25
      ? without(prompt, (reply) => reply.type === 'give' && reply.card === 'recast')
      : null,
  'lies in 20 %': (view, prompt, chance) =>
    roleIn(view) !== 'original' && prompt.type === 'talk' && chance() < 0.2
      ? speaks((it) => surely(anyOf(foes(it), chance)))(view, prompt, chance)
      : null,
  silent,
  'always vouches': speaks((view, chance) => ({ type: 'vouch', seat: anyOf(others(view), chance) })),
  'accuses the first mover': speaks((view) => {
    const first = view.notes.find(({ type }) => type === 'turn-began') as
      | Extract<Note, { type: 'turn-began' }>
      | undefined;
    return first === undefined || first.chair === view.chair ? null : surely(first.chair);
  }),
  'believes one seat': (view, prompt) => {
    const one = ((view.chair as number) + 1) % view.seats;
    const said = lastNote(view, 'claimed', ({ chair, claim }) => chair === one && claim.type === 'accuse');
    const seat = said?.claim.type === 'accuse' ? said.claim.seat : -1;
    return prompt.type === 'act'
      ? only(prompt, (reply) => burns(reply) && reply.type === 'play' && reply.target === seat)
      : null;
  },
  'accuses the tester': speaks((view) => surely(lastNote(view, 'looked', ({ chair }) => chair !== view.chair)?.chair)),
};

/** A3: burns a neighbour whenever it can, and does not ask which. */
export const BURNER: Rule = (_view, prompt, chance) => {
  const fires = prompt.type === 'act' ? only(prompt, burns) : [];
  return fires.length === 0 ? null : [anyOf(fires, chance)];
};

/** A look of this seat's at somebody in play that it may speak of. */
const looked = (view: View) =>
  lastNote(view, 'looked', ({ chair, at }) => chair === view.chair && view.ring.includes(at));

/** A7: how a person may talk, whatever it is; the rest is played as its level plays. */
export const TALKERS: Readonly<Record<string, Rule>> = {
  '"it is them, I am sure"': speaks((view, chance) => surely(anyOf(foes(view), chance))),
  'speaks well of somebody': speaks((view, chance) => {
    const look = looked(view);
    if (look !== undefined && (look.how === 'screen-test' || look.how === 'aside') && chance() < 0.5)
      return { type: 'i-saw', seat: look.at, what: 'clean', how: look.how };
    return { type: 'vouch', seat: anyOf(others(view), chance) };
  }),
  'vouches for one seat': speaks((view) => ({ type: 'vouch', seat: others(view).reduce((a, b) => Math.min(a, b)) })),
  'saw the Stand-In at every look': speaks((view) => {
    const look = looked(view);
    if (look === undefined || look.how === 'double-take') return null;
    return { type: 'i-saw', seat: look.at, what: roleIn(view) === 'original' ? 'recast' : 'stand-in', how: look.how };
  }),
  'asks all, answers none': (view, prompt, chance) => {
    if (prompt.type === 'talk' && prompt.answering !== null) return only(prompt, ({ type }) => type === 'silent');
    return speaks((it) => ({ type: 'ask', seat: anyOf(others(it), chance), what: 'hold', about: 'recast' }))(
      view,
      prompt,
      chance,
    );
  },
  'as its level talks': () => null,
};

export const SILENT: Rule = silent;
