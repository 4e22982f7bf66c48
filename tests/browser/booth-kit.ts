import type { Locator, Page } from '@playwright/test';
import { SET_UP } from '../../src/text/rooms/set-up.ts';

/** What is behind the paper. */
export const liftFlap = (page: Page): Promise<void> =>
  page.getByRole('button', { name: SET_UP.flap.more, expanded: false }).click();

/** One of those printed around a dial. */
export const onDial = (page: Page, dial: string, value: string): Locator =>
  page.getByRole('group', { name: dial }).getByRole('radio', { name: new RegExp(`^${value}( |$)`) });

export const seatsDial = (page: Page, seats: number): Locator => onDial(page, SET_UP.seats.title, String(seats));

/** One of those on a drum, of which one shows. */
export const onDrum = (page: Page, drum: string, value: string): Locator =>
  page.getByRole('group', { name: drum }).getByRole('radio', { name: value, exact: true });
