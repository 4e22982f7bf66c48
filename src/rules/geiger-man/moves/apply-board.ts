import type { GeigerManEvent } from '../model/events.ts';
import type { Table } from '../model/state.ts';
import type { EnemyId, SpaceId, Victim } from '../model/vocabulary.ts';

const addPlain = (t: Table, space: SpaceId, n: number): void => {
  t.victims[space] = (t.victims[space] as number) + n;
};

function remove(t: Table, victim: Victim, from: SpaceId): void {
  if (victim === 'plain') addPlain(t, from, -1);
  else t.specials = t.specials.filter(({ id }) => id !== victim);
}

function moveVictim(t: Table, victim: Victim, from: SpaceId, to: SpaceId): void {
  if (victim === 'plain') {
    addPlain(t, from, -1);
    addPlain(t, to, 1);
  } else t.specials = t.specials.map((it) => (it.id === victim ? { id: victim, at: to } : it));
}

function step(t: Table, who: EnemyId, to: SpaceId): void {
  if (who === 'killer') {
    t.killerFrom = t.killerAt;
    t.killerAt = to;
  } else t.minions = t.minions.map((it) => (it.id === who ? { id: who, at: to, from: it.at } : it));
}

/** Who stands where, who is saved, who is dead. */
export function applyBoard(t: Table, e: GeigerManEvent): void {
  switch (e.type) {
    case 'walked':
      for (const victim of e.followers) moveVictim(t, victim, t.girlAt, e.to);
      t.girlAt = e.to;
      return;
    case 'girl-shifted':
      t.girlAt = e.to;
      return;
    case 'enemy-stepped':
      step(t, e.who, e.to);
      return;
    case 'killer-placed':
      t.killerAt = e.to;
      t.killerFrom = null;
      return;
    case 'victim-moved':
      moveVictim(t, e.victim, e.from, e.to);
      return;
    case 'victims-came':
      addPlain(t, e.at, e.n);
      return;
    case 'special-came':
      if (e.replaces) addPlain(t, e.at, -1);
      t.specials = [...t.specials, { id: e.special, at: e.at }];
      return;
    case 'saved':
      remove(t, e.victim, t.girlAt);
      t.saved++;
      return;
    case 'place-filled':
      t.filled[e.place] = true;
      return;
    case 'reward-owed':
      t.owed.push(e.place);
      return;
    case 'reward-taken':
      t.owed.splice(t.owed.indexOf(e.place), 1);
      return;
    case 'card-flipped':
      t.flipped = true;
      return;
    case 'victim-killed':
      remove(t, e.victim, e.at);
      t.dead++;
      t.blood = e.at;
      if (e.by === 'killer') t.kills++;
      if (!t.marks.died) t.marks = { ...t.marks, died: true };
      return;
    case 'spawned':
      t.serial = e.id;
      t.minions = [...t.minions, { id: e.id, at: e.at, from: null }];
      return;
    case 'minion-gone':
      t.minions = t.minions.filter(({ id }) => id !== e.id);
      return;
    case 'pillar-placed':
      t.pillars = [...t.pillars, e.at];
      return;
    case 'pillar-removed':
      t.pillars = t.pillars.filter((at) => at !== e.at);
      return;
    case 'shut':
      t.shutUntil = e.until;
      return;
    case 'girl-attacked':
      t.incoming = { by: e.by, damage: e.damage };
      t.blood = t.girlAt;
      return;
    case 'attack-changed':
      t.incoming = t.incoming && { ...t.incoming, damage: e.damage };
      return;
    case 'attack-over':
      t.incoming = null;
      return;
    default:
  }
}
