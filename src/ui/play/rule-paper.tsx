import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { UI } from '../../text/ui.ts';
import { Dialog } from './dialog.tsx';

type RuleText = FunctionComponent<{ cited: string; onRule: (id: string) => void }>;

/** One rule over the table; those that it names are a click away. The book of rules is fetched when it is first opened. */
export function RulePaper({ rule, onClose }: { rule: string; onClose: () => void }) {
  const [cited, setCited] = useState(rule);
  const [Text, setText] = useState<{ it: RuleText } | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    import('../cue-cards/rule-text.tsx').then(
      ({ RuleText: it }) => setText({ it: it as RuleText }),
      () => setLost(true),
    );
  }, []);
  return (
    <Dialog title={UI.rule.title} onClose={onClose}>
      {Text !== null && <Text.it cited={cited} onRule={setCited} />}
      {lost && <p>{UI.rule.lost}</p>}
    </Dialog>
  );
}
