import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { UI } from '../../../../../text/play/ui.ts';
import { Dialog } from '../../../../../ui/kit/dialog.tsx';
import type { ShortId } from '../../../app/ports/shorts.ts';

type OnShort = ((id: ShortId) => void) | undefined;
type RuleText = FunctionComponent<{ cited: string; deck: string; onRule: (id: string) => void; onShort: OnShort }>;

interface Props {
  rule: string;
  deck: string;
  /** Leaves the table for the scene that shows it. */
  onShort: OnShort;
  onClose: () => void;
}

/** One rule over the table; those that it names are a click away. The book of rules is fetched when it is first opened. */
export function RulePaper({ rule, deck, onShort, onClose }: Props) {
  const [cited, setCited] = useState(rule);
  const [Text, setText] = useState<{ it: RuleText } | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    import('../../rule-cards/rule-text.tsx').then(
      ({ RuleText: it }) => setText({ it: it as RuleText }),
      () => setLost(true),
    );
  }, []);
  return (
    <Dialog title={UI.rule.title} onClose={onClose}>
      {Text !== null && <Text.it cited={cited} deck={deck} onRule={setCited} onShort={onShort} />}
      {lost && <p>{UI.rule.lost}</p>}
    </Dialog>
  );
}
