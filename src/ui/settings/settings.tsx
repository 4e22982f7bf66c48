import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SPEEDS } from '../../app/ports/board.ts';
import { type KeyAction, keyOf } from '../../app/ports/keys.ts';
import type { Settings } from '../../app/ports/settings.ts';
import {
  COMMENTARIES,
  CONTRASTS,
  DAMAGE_PLANS,
  HIT_PLANS,
  MOTIONS,
  TEXT_SIZES,
  TONGUES,
} from '../../app/ports/settings.ts';
import { LANGUAGE_NAMES } from '../../text/languages.ts';
import { keyName } from '../../text/play/keys.ts';
import { PLAN } from '../../text/play/prompts.ts';
import { SETTINGS } from '../../text/rooms/settings.ts';
import { Room } from '../kit/room.tsx';
import { Erase } from './erase.tsx';
import { KeyRows } from './key-rows.tsx';
import { CheckRow, PickRow, VolumeRow } from './rows.tsx';
import './settings.css';

interface Props {
  settings: Settings;
  /** The language was chosen just now, and the page begun again for it: the focus is where it was. */
  atLanguage: boolean;
  onChange: (change: Partial<Settings>) => void;
  onErase: () => Promise<void>;
  onLeave: () => void;
}

const { language, pace, sight, sound, company } = SETTINGS;
const TONGUE_NAMES = { system: language.browser, ...LANGUAGE_NAMES };
const VOLUMES = ['music', 'effects', 'voice'] as const;

/** Everything that can be had otherwise. Each change holds at once. */
function SettingsScreen({ settings, atLanguage, onChange, onErase, onLeave }: Props) {
  const [now, setNow] = useState(settings);
  useEffect(() => {
    if (atLanguage) document.querySelector<HTMLElement>('input[name="language"]:checked')?.focus();
  }, []);
  const set = (change: Partial<Settings>) => {
    setNow((was) => ({ ...was, ...change }));
    onChange(change);
  };
  const key = (action: KeyAction) => keyName(keyOf(now.keys, action));
  return (
    <Room title={SETTINGS.title} aside={SETTINGS.aside} kind="settings" onLeave={onLeave}>
      <div class="setting-groups">
        <section aria-labelledby="settings-sight">
          <h2 id="settings-sight">{sight.title}</h2>
          <PickRow
            label={sight.text}
            help={sight.textHelp(key('zoom'))}
            group="text"
            names={sight.texts}
            options={TEXT_SIZES}
            value={now.text}
            onPick={(text) => set({ text })}
          />
          <PickRow
            label={sight.motion}
            help={sight.motionHelp}
            group="motion"
            names={sight.motions}
            options={MOTIONS}
            value={now.motion}
            onPick={(motion) => set({ motion })}
          />
          <PickRow
            label={language.title}
            help={language.help}
            group="language"
            names={TONGUE_NAMES}
            options={TONGUES}
            value={now.language}
            onPick={(tongue) => set({ language: tongue })}
          />
          <PickRow
            label={sight.contrast}
            help={sight.contrastHelp}
            group="contrast"
            names={sight.contrasts}
            options={CONTRASTS}
            value={now.contrast}
            onPick={(contrast) => set({ contrast })}
          />
          <CheckRow label={sight.grain} help={sight.grainHelp} on={now.grain} onChange={(grain) => set({ grain })} />
        </section>
        <section aria-labelledby="settings-pace">
          <h2 id="settings-pace">{pace.title}</h2>
          <PickRow
            label={pace.speed}
            help={pace.speedHelp}
            group="speed"
            names={pace.speeds}
            options={SPEEDS}
            value={now.speed}
            onPick={(speed) => set({ speed })}
          />
          <CheckRow
            label={pace.wait}
            help={pace.waitHelp}
            on={now.waitAfterAttack}
            onChange={(waitAfterAttack) => set({ waitAfterAttack })}
          />
          <CheckRow
            label={pace.waitMove}
            help={pace.waitMoveHelp}
            on={now.waitAfterMove}
            onChange={(waitAfterMove) => set({ waitAfterMove })}
          />
          <PickRow
            label={PLAN.damage}
            help={pace.damageHelp}
            group="on-damage"
            names={PLAN.damages}
            options={DAMAGE_PLANS}
            value={now.onDamage}
            onPick={(onDamage) => set({ onDamage })}
          />
          <PickRow
            label={PLAN.hit}
            help={pace.hitHelp}
            group="on-hit"
            names={PLAN.hits}
            options={HIT_PLANS}
            value={now.onHit}
            onPick={(onHit) => set({ onHit })}
          />
        </section>
        <section aria-labelledby="settings-sound">
          <h2 id="settings-sound">{sound.title}</h2>
          {VOLUMES.map((bus) => (
            <VolumeRow
              key={bus}
              label={sound[bus]}
              words={sound.level(now[bus])}
              value={now[bus]}
              onChange={(value) => set({ [bus]: value })}
            />
          ))}
          <CheckRow
            label={sound.muted}
            help={sound.mutedHelp(key('mute'))}
            on={now.muted}
            onChange={(muted) => set({ muted })}
          />
          <CheckRow
            label={sound.captions}
            help={sound.captionsHelp}
            on={now.captions}
            onChange={(captions) => set({ captions })}
          />
        </section>
        <section aria-labelledby="settings-company">
          <h2 id="settings-company">{company.title}</h2>
          <CheckRow label={company.talk} help={company.talkHelp} on={now.talk} onChange={(talk) => set({ talk })} />
          <PickRow
            label={company.commentary}
            help={company.commentaryHelp(key('why'))}
            group="commentary"
            names={company.commentaries}
            options={COMMENTARIES}
            value={now.commentary}
            onPick={(commentary) => set({ commentary })}
          />
          <CheckRow
            label={company.meter}
            help={company.meterHelp}
            on={now.meter}
            onChange={(meter) => set({ meter })}
          />
          <CheckRow
            label={company.meanwhile}
            help={company.meanwhileHelp(key('meanwhile'))}
            on={now.meanwhile}
            onChange={(meanwhile) => set({ meanwhile })}
          />
          <CheckRow
            label={company.threat}
            help={company.threatHelp}
            on={now.threat}
            onChange={(threat) => set({ threat })}
          />
          <CheckRow
            label={company.advice}
            help={company.adviceHelp(key('advice'))}
            on={now.advice}
            onChange={(advice) => set({ advice })}
          />
        </section>
        <KeyRows keys={now.keys} onChange={(keys) => set({ keys })} />
        <Erase onErase={onErase} />
      </div>
    </Room>
  );
}

export function mountSettings(house: HTMLElement, props: Props): () => void {
  render(<SettingsScreen {...props} />, house);
  return () => render(null, house);
}
