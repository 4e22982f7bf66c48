import type { ComponentChildren } from 'preact';
import type { EndingPort } from '../../app/ports/ending.ts';

export interface EndingProps {
  port: EndingPort;
  /** A line of its own for some ways to play. */
  extra: ComponentChildren;
}
