import type { Shelf } from './shelf.ts';

const KEY = 'preferences';

/**
 * Settings as they were left. Anything odd is ignored: settings are never worth a complaint. `believe` is asked about what is known
 * and of the right type.
 */
export async function readPreferences<T extends Record<string, unknown>>(
  shelf: Shelf,
  defaults: T,
  believe: (key: string, value: unknown) => boolean = () => true,
): Promise<T> {
  try {
    const kept = await shelf.get(KEY);
    if (kept === null || typeof kept !== 'object') return defaults;
    const known = Object.entries(kept).filter(
      ([key, value]) => Object.hasOwn(defaults, key) && typeof value === typeof defaults[key] && believe(key, value),
    );
    return { ...defaults, ...Object.fromEntries(known) };
  } catch {
    return defaults;
  }
}

export async function writePreferences(shelf: Shelf, preferences: Record<string, unknown>): Promise<void> {
  try {
    await shelf.set(KEY, preferences);
  } catch {
    // The next visit starts with the defaults; the autosave already says when nothing can be kept.
  }
}
