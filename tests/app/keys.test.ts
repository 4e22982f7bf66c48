import { describe, expect, test } from 'vitest';
import {
  actionOn,
  clashOf,
  isKeyChanges,
  KEY_ACTIONS,
  keyOf,
  keysOf,
  USUAL_KEYS,
  withKey,
} from '../../src/app/ports/keys.ts';
import { isSetting } from '../../src/app/settings.ts';
import { KEYS, keyName } from '../../src/text/play/keys.ts';

describe('keys', () => {
  test('every action has a key of its own, and words', () => {
    expect(new Set(Object.values(USUAL_KEYS)).size).toBe(KEY_ACTIONS.length);
    for (const action of KEY_ACTIONS) {
      expect(actionOn({}, USUAL_KEYS[action])).toBe(action);
      expect(KEYS.actions[action]).toMatch(/\S/);
      expect(keyName(USUAL_KEYS[action])).toMatch(/\S/);
    }
  });

  test('capitals are the same key', () => {
    expect(actionOn({}, 'Z')).toBe('zoom');
  });

  test('one that was set does it, the one before no longer', () => {
    const changes = withKey({}, 'zoom', 'q');
    expect(actionOn(changes, 'q')).toBe('zoom');
    expect(actionOn(changes, 'z')).toBeNull();
    expect(withKey(changes, 'zoom', 'z')).toEqual({}); // as usual: nothing to be kept
  });

  test('a key that is taken, or belongs to the choices or the page, is refused', () => {
    expect(clashOf({}, 'zoom', 'd')).toBe('discard');
    expect(clashOf({ discard: 'x' }, 'zoom', 'd')).toBeNull();
    expect(clashOf({}, 'zoom', '9')).toBe('pick9');
    for (const key of ['Tab', 'Shift', 'F5']) expect(clashOf({}, 'zoom', key)).toBe('reserved');
    expect(clashOf({}, 'zoom', 'z')).toBeNull();
  });

  test('a spare key works until something else has it', () => {
    expect(keysOf({}, 'keys')).toEqual(['?', 'k']);
    expect(actionOn({}, 'k')).toBe('keys');
    const changes = withKey({}, 'zoom', 'k');
    expect(keysOf(changes, 'keys')).toEqual(['?']);
    expect(actionOn(changes, 'k')).toBe('zoom');
  });

  test('whoever had given H to something else before it asked for advice keeps it so', () => {
    const kept = { zoom: 'h' };
    expect(isKeyChanges(kept)).toBe(true);
    expect(actionOn(kept, 'h')).toBe('zoom');
    expect(keyOf(kept, 'advice')).toBe('');
    expect(clashOf({}, 'zoom', 'h')).toBe('advice');
    expect(actionOn(withKey(kept, 'advice', 'q'), 'q')).toBe('advice');
  });

  test('nothing takes two keys at once but the question mark, which has a spare', () => {
    for (const action of KEY_ACTIONS) {
      const key = keyOf({}, action);
      if (!/^([a-z0-9 ]|[A-Z]\w+)$/.test(key)) expect(keysOf({}, action).length).toBeGreaterThan(1);
    }
  });

  test.each([
    [null],
    [[]],
    [{ zoom: 'd' }],
    [{ zoom: '' }],
    [{ zoom: 3 }],
    [{ fly: 'q' }],
    [{ zoom: 'Z' }],
    [{ zoom: '4' }],
  ])('what was kept and makes no sense is not believed: %j', (kept) => {
    expect(isKeyChanges(kept)).toBe(false);
    expect(isSetting('keys', kept)).toBe(false);
  });

  test('the digits of the choices can be set like all others', () => {
    const changes = withKey(withKey({}, 'pick1', 'j'), 'zoom', '1');
    expect([actionOn(changes, 'j'), actionOn(changes, '1')]).toEqual(['pick1', 'zoom']);
    expect(isKeyChanges(changes)).toBe(true);
  });

  test('two that were swapped are believed', () => {
    expect(isKeyChanges({ zoom: 'd', discard: 'z' })).toBe(true);
  });
});
