import { type KeyValueStore, Late } from './key-value-store.ts';

const KEY = 'preferences';

/**
 * Settings as they were left, whenever the shelf opens. Anything odd is ignored: settings are never worth a complaint. `believe` is asked about what is known
 * and of the right type.
 */
export async function readPreferences<T extends Record<string, unknown>>(
  store: KeyValueStore,
  defaults: T,
  believe: (key: string, value: unknown) => boolean = () => true,
): Promise<T> {
  try {
    const kept = await store.get(KEY);
    if (kept === null || typeof kept !== 'object') return defaults;
    const known = Object.entries(kept).filter(
      ([key, value]) => Object.hasOwn(defaults, key) && typeof value === typeof defaults[key] && believe(key, value),
    );
    return { ...defaults, ...Object.fromEntries(known) };
  } catch (why) {
    return why instanceof Late ? readPreferences(store, defaults, believe) : defaults;
  }
}

export async function writePreferences(store: KeyValueStore, preferences: Record<string, unknown>): Promise<void> {
  try {
    await store.set(KEY, preferences);
  } catch {
    // The next visit starts with the defaults; the autosave already says when nothing can be kept.
  }
}
