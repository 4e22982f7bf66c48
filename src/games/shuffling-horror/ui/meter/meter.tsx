import { METER } from '../../../../text/play/meter.ts';
import type { Drawn } from '../../../../ui/kit/later.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { MeterPort } from '../../app/ports/meter.ts';
import './meter.css';

/** The survival meter: a figure with its error, and a bar that shows both. */
function MeterDial({ port }: { port: MeterPort }) {
  const reading = usePort(port);
  const { share, error } = reading ?? { share: 0, error: 0 };
  const from = Math.max(0, share - error);
  const to = Math.min(1, share + error);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot show how sure it is
    <div
      class="meter"
      role="meter"
      aria-label={METER.name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={reading === null ? METER.none : METER.aloud(share, error)}
      title={METER.name}
    >
      <span class="meter-name">{METER.short}</span>
      <span class="meter-bar">
        {reading !== null && (
          <>
            <i class="meter-band" style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
            <i class="meter-mark" style={{ left: `${share * 100}%` }} />
          </>
        )}
      </span>
      <span class="meter-words">{reading === null ? METER.none : METER.reading(share, error)}</span>
    </div>
  );
}

export const meterDial =
  (port: MeterPort): Drawn =>
  () => <MeterDial port={port} />;
