/**
 * Checks of plain data that came from outside. Every key must be asked for, every list and text has an end, so that what
 * passes holds nothing that nobody thought of: no `__proto__`, no deep nest, no endless list.
 */
export type Check = (value: unknown) => boolean;
export type Plain = Record<string, unknown>;

export const isRecord = (value: unknown): value is Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const isFlag: Check = (value) => typeof value === 'boolean';
export const isNumber: Check = (value) => Number.isFinite(value);

export const count =
  (most: number, least = 0): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** What a `Date` can say, in ms: clocks may stand before 1970, and after the year 9999. */
const LAST_MOMENT = 8.64e15;
export const isMoment: Check = count(LAST_MOMENT, -LAST_MOMENT);

export const textOf =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;

export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** A field that need not be there. */
export const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

export const listOf =
  (check: Check, most: number, least = 0): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);

/** Exactly the fields of T: the compiler sees that none is forgotten here, and the check that none is added there. */
export const shaped =
  <T>(fields: { [K in keyof Required<T>]: Check }): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries<Check>(fields).every(([key, check]) => check(value[key]));

/** A record whose keys are data. */
export const mapOf =
  (isKey: Check, check: Check): Check =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([key, held]) => isKey(key) && check(held));

/** Keys by which a careless copy would reach what all objects share. */
const SHARED = ['__proto__', 'constructor', 'prototype'];
const LONGEST_TEXT = 200;
const LONGEST_LIST = 200;

/** Small plain data of any shape, to so many levels. */
export const plainTo =
  (depth: number): Check =>
  (value) => {
    if (value === null || typeof value !== 'object') {
      return typeof value === 'string' ? value.length <= LONGEST_TEXT : value !== undefined;
    }
    const inside = Object.values(value);
    return (
      depth > 0 &&
      inside.length <= LONGEST_LIST &&
      (Array.isArray(value) || !Object.keys(value).some((key) => SHARED.includes(key))) &&
      inside.every(plainTo(depth - 1))
    );
  };
