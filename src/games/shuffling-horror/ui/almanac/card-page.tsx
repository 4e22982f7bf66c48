import { useEffect, useRef, useState } from 'preact/hooks';
import { CARD_LABELS, CARDS } from '../../../../text/cards/cards.ts';
import { ALMANAC, CARD_PLAYS, KIND_PLAYS } from '../../../../text/rooms/almanac.ts';
import type { RuleId } from '../../../../text/rule-cards/rules.ts';
import type { AlmanacCard } from '../../app/ports/almanac.ts';
import type { PaintCard } from '../../app/ports/places.ts';
import { RuleLink, RuleText } from '../rule-cards/rule-text.tsx';
import { Face } from './face.tsx';
import { Numbers } from './numbers.tsx';

interface Props {
  card: AlmanacCard;
  met: number;
  paint: PaintCard;
}

/** All there is to know about one card. */
export function CardPage({ card, met, paint }: Props) {
  const { print, kind, copies } = card;
  const [copy, setCopy] = useState(0);
  const [turned, setTurned] = useState(false);
  const { rule, flavour } = CARDS[print];
  const own = CARD_PLAYS[print];
  const rules = [...new Set([...own.rules, ...KIND_PLAYS[kind].rules])];
  return (
    <div class="card-page">
      <div class="card-page-picture">
        <Face card={copies[copy] ?? print} turned={turned} paint={paint} />
        {copies.length > 1 && (
          <fieldset class="prints">
            <legend>{ALMANAC.prints(copies.length)}</legend>
            {copies.map((it, i) => (
              <button
                key={it}
                type="button"
                aria-pressed={i === copy}
                aria-label={ALMANAC.print(i + 1)}
                onClick={() => setCopy(i)}
              >
                {i + 1}
              </button>
            ))}
          </fieldset>
        )}
        {card.numbers?.of === 'survivor' && (
          <button type="button" class="stamp turn" aria-pressed={turned} onClick={() => setTurned(!turned)}>
            {ALMANAC.asFace}
          </button>
        )}
      </div>
      <div class="card-page-words">
        <p class="card-page-kind">{turned ? CARD_LABELS.familiarFace : CARD_LABELS.kinds[kind]}</p>
        <p class="paper-aside">{flavour}</p>
        <h3>{ALMANAC.plays}</h3>
        {turned ? (
          <p>{CARD_LABELS.familiarFaceRule}</p>
        ) : (
          <>
            {rule !== '' && <p>{rule}</p>}
            <p>{own.plays}</p>
            <p class="card-page-all">{KIND_PLAYS[kind].plays}</p>
          </>
        )}
        <h3>{ALMANAC.numbers}</h3>
        <Numbers card={card} turned={turned} met={met} />
        {rules.length > 0 && <Rules rules={rules} />}
      </div>
    </div>
  );
}

/** The rules that a card leans on; each opens where it is. */
function Rules({ rules }: { rules: readonly RuleId[] }) {
  const [open, setOpen] = useState<RuleId | null>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open !== null) text.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <>
      <h3>{ALMANAC.rules}</h3>
      <p class="rule-links">
        {rules.map((id) => (
          <RuleLink key={id} cited={id} named expanded={open === id} onPick={() => setOpen(open === id ? null : id)} />
        ))}
      </p>
      <div ref={text}>{open !== null && <RuleText cited={open} onRule={setOpen} />}</div>
    </>
  );
}
