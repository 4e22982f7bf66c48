import type { ComponentChildren } from 'preact';
import { SPEEDS } from '../../app/ports/board.ts';
import { type KeyAction, keyOf } from '../../app/ports/keys.ts';
import {
  COMMENTARIES,
  CONTRASTS,
  DAMAGE_PLANS,
  HIT_PLANS,
  MOTIONS,
  type Settings,
  TEXT_SIZES,
  TONGUES,
} from '../../app/ports/settings.ts';
import { LANGUAGE_NAMES } from '../../text/languages.ts';
import { keyName } from '../../text/play/keys.ts';
import { PLAN } from '../../text/play/prompts.ts';
import { SETTINGS } from '../../text/rooms/settings.ts';
import { Fader } from '../lobby/fader.tsx';
import { Lever } from '../lobby/lever.tsx';
import { Rotary } from '../lobby/rotary.tsx';
import { Needle } from './needle.tsx';
import { Fitted } from './panel-window.tsx';

export type Volume = 'music' | 'effects' | 'voice';
const VOLUMES: readonly Volume[] = ['music', 'effects', 'voice'];

interface Props {
  now: Settings;
  set: (change: Partial<Settings>) => void;
  /** How loud it is just now, from 0 to 1. */
  level: () => number;
  onHear: (volume: Volume) => void;
}

const { language, pace, sight, sound, company } = SETTINGS;
const TONGUE_NAMES = { system: language.browser, ...LANGUAGE_NAMES };

type Switched = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
type Chosen = 'text' | 'motion' | 'language' | 'contrast' | 'speed' | 'onDamage' | 'onHit' | 'commentary';

/** The projectionist's panel: four bays. Each change holds at once. */
export function Panel({ now, set, level, onHear }: Props) {
  const key = (action: KeyAction) => keyName(keyOf(now.keys, action));
  const dial = <K extends Chosen>(
    of: K,
    values: readonly Settings[K][],
    names: Readonly<Record<Settings[K], string>>,
    label: string,
    help: string,
  ) => (
    <Fitted label={label} help={help}>
      <Rotary
        label={label}
        help={help}
        group={of}
        values={values}
        nameOf={(it) => names[it]}
        value={now[of]}
        onTurn={(it) => set({ [of]: it })}
      />
    </Fitted>
  );
  const lever = (of: Switched, label: string, help: string) => (
    <Fitted label={label} help={help}>
      <Lever label={label} help={help} on={now[of]} onThrow={(on) => set({ [of]: on })} />
    </Fitted>
  );
  return (
    <div class="panel-bays">
      <Bay name={sight.title} id="sight" levers={lever('grain', sight.grain, sight.grainHelp)}>
        {dial('text', TEXT_SIZES, sight.texts, sight.text, sight.textHelp(key('zoom')))}
        {dial('motion', MOTIONS, sight.motions, sight.motion, sight.motionHelp)}
        {dial('language', TONGUES, TONGUE_NAMES, language.title, language.help)}
        {dial('contrast', CONTRASTS, sight.contrasts, sight.contrast, sight.contrastHelp)}
      </Bay>
      <Bay
        name={pace.title}
        id="pace"
        levers={
          <>
            {lever('waitAfterAttack', pace.wait, pace.waitHelp)}
            {lever('waitAfterMove', pace.waitMove, pace.waitMoveHelp)}
          </>
        }
      >
        {dial('speed', SPEEDS, pace.speeds, pace.speed, pace.speedHelp)}
        {dial('onDamage', DAMAGE_PLANS, PLAN.damages, PLAN.damage, pace.damageHelp)}
        {dial('onHit', HIT_PLANS, PLAN.hits, PLAN.hit, pace.hitHelp)}
      </Bay>
      <Bay
        name={sound.title}
        id="sound"
        levers={
          <>
            {lever('muted', sound.muted, sound.mutedHelp(key('mute')))}
            {lever('captions', sound.captions, sound.captionsHelp)}
          </>
        }
      >
        <Needle level={level} />
        <div class="faders">
          {VOLUMES.map((bus) => (
            <Fitted key={bus} label={sound[bus]} help={sound.help[bus]}>
              <Fader
                label={sound[bus]}
                help={sound.help[bus]}
                max={1}
                step={0.05}
                value={now[bus]}
                words={sound.level(now[bus])}
                onSlide={(value) => set({ [bus]: value })}
                onRest={() => onHear(bus)}
              />
            </Fitted>
          ))}
        </div>
      </Bay>
      <Bay
        name={company.title}
        id="company"
        levers={
          <>
            {lever('talk', company.talk, company.talkHelp)}
            {lever('advice', company.advice, company.adviceHelp(key('advice')))}
            {lever('threat', company.threat, company.threatHelp)}
            {lever('meter', company.meter, company.meterHelp)}
            {lever('meanwhile', company.meanwhile, company.meanwhileHelp(key('meanwhile')))}
          </>
        }
      >
        {dial('commentary', COMMENTARIES, company.commentaries, company.commentary, company.commentaryHelp(key('why')))}
      </Bay>
    </div>
  );
}

interface BayProps {
  name: string;
  id: string;
  levers: ComponentChildren;
  children: ComponentChildren;
}

function Bay({ name, id, levers, children }: BayProps) {
  return (
    <section class={`bay ${id}`} aria-labelledby={`settings-${id}`}>
      <h2 id={`settings-${id}`}>{name}</h2>
      <div class="bay-dials">{children}</div>
      <div class="bay-levers">{levers}</div>
    </section>
  );
}
