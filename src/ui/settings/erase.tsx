import { useState } from 'preact/hooks';
import { SETTINGS } from '../../text/rooms/settings.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { Told } from '../kit/told.tsx';
import { Ask } from '../vault/ask.tsx';

/** Everything that was ever kept goes, once somebody has said so twice. */
export function Erase({ onErase }: { onErase: () => Promise<void> }) {
  const [stands, setStands] = useState<'kept' | 'asked' | 'stuck'>('kept');
  const erase = () => {
    setStands('kept');
    onErase().catch(() => setStands('stuck'));
  };
  return (
    <section class="erase-guard" aria-labelledby="settings-data">
      <h2 id="settings-data">{SETTINGS.data.title}</h2>
      <p>{SETTINGS.data.line}</p>
      <button type="button" class="erase-do" onClick={() => setStands('asked')}>
        {VAULT.erase.open}
      </button>
      {stands === 'stuck' && <Told class="erase-stuck" role="alert" words={VAULT.erase.failed} />}
      {stands === 'asked' && <Ask words={VAULT.erase} onDo={erase} onNot={() => setStands('kept')} />}
    </section>
  );
}
