import { describe, expect, test } from 'vitest';
import { Pool, type Thread, type Told } from '../../src/director-ai/pool.ts';

/** A thread that is this test. */
class Hand implements Thread {
  onmessage: Thread['onmessage'] = null;
  onmessageerror: Thread['onmessageerror'] = null;
  onerror: Thread['onerror'] = null;
  readonly told: Told<string>[] = [];
  ended = false;
  postMessage(message: unknown): void {
    this.told.push(message as Told<string>);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: unknown): void {
    this.onmessage?.({ data } as MessageEvent);
  }
  /** The result of what it was told last. */
  finish(result: unknown): void {
    this.say({ id: this.told.at(-1)?.id, result });
  }
}

function hired(size: number) {
  const hands: Hand[] = [];
  let lost = 0;
  const start = () => {
    hands.push(new Hand());
    return hands.at(-1) as Hand;
  };
  const pool = new Pool(start, size, () => lost++);
  const jobs = () => hands.map(({ told }) => told.map(({ job }) => job));
  return { pool, hands, jobs, lost: () => lost };
}
const told = (result: Promise<unknown>) => result.catch((error: Error) => error.message);

describe('the pool of threads', () => {
  test('starts threads when there is work, no more than it may, and gives them what waits', async () => {
    const { pool, hands, jobs } = hired(2);
    expect(hands).toHaveLength(0);
    const all = ['a', 'b', 'c'].map((job) => pool.run(job));
    expect(jobs()).toEqual([['a'], ['b']]);
    hands[1]?.finish('B');
    expect(jobs()).toEqual([['a'], ['b', 'c']]);
    hands[0]?.finish('A');
    hands[1]?.finish('C');
    expect(await Promise.all(all.map(({ result }) => result))).toEqual(['A', 'B', 'C']);
    expect(hands).toHaveLength(2);
  });

  test('players never wait for a sum, nor sums for players', () => {
    const { pool, jobs } = hired(1);
    pool.run('sum');
    pool.run('reply', 'players');
    pool.run('next sum');
    expect(jobs()).toEqual([['sum'], ['reply']]);
  });

  test('what is called off ends its thread, and the next job gets another', async () => {
    const { pool, hands, jobs } = hired(1);
    const under = pool.run('hangs');
    const waiting = pool.run('waits');
    pool.run('last');
    waiting.stop();
    expect(await told(waiting.result)).toBe('The worker was dismissed.');
    expect(hands[0]?.ended).toBe(false);
    under.stop();
    expect(await told(under.result)).toBe('The worker was dismissed.');
    expect(hands[0]?.ended).toBe(true);
    expect(jobs()).toEqual([['hangs'], ['last']]);
  });

  test('what is over cannot be called off: its thread is at something else', async () => {
    const { pool, hands } = hired(1);
    const first = pool.run('first');
    hands[0]?.finish(1);
    pool.run('second');
    first.stop();
    expect(hands[0]?.ended).toBe(false);
    expect(await first.result).toBe(1);
  });

  test.each<[string, (hand: Hand) => void]>([
    ['nothing', (hand) => hand.say(null)],
    ['of what it was not asked', (hand) => hand.say({ id: -7, result: 1 })],
    ['neither a result nor an error', (hand) => hand.say({ id: hand.told[0]?.id })],
    ['what cannot be understood', (hand) => hand.onmessageerror?.({} as MessageEvent)],
    ['its last word', (hand) => hand.onerror?.({} as ErrorEvent)],
  ])('a thread that says %s is ended and replaced', async (_, speak) => {
    const { pool, hands, jobs } = hired(1);
    const one = pool.run('one');
    pool.run('two');
    speak(hands[0] as Hand);
    expect(await told(one.result)).toMatch(/^The worker/);
    expect(hands[0]?.ended).toBe(true);
    expect(jobs()).toEqual([['one'], ['two']]);
  });

  test('an error is told, and its thread goes on', async () => {
    const { pool, hands } = hired(1);
    const one = pool.run('one');
    hands[0]?.say({ id: hands[0].told[0]?.id, error: 'Nobody called "x" plays.' });
    expect(await told(one.result)).toBe('Nobody called "x" plays.');
    expect(hands[0]?.ended).toBe(false);
  });

  test('a thread that could not be fetched is told; one that cannot be started fails its job alone', async () => {
    const { pool, hands, lost } = hired(1);
    pool.run('one').result.catch(() => {});
    hands[0]?.onerror?.({} as ErrorEvent);
    expect(lost()).toBe(1);
    const none = new Pool(() => {
      throw new Error('no more threads');
    }, 1);
    expect(await told(none.run('one').result)).toMatch('no more threads');
    expect(await told(none.run('two').result)).toMatch('no more threads');
  });

  test('dismissed players answer no more', async () => {
    const { pool, hands } = hired(1);
    const asked = pool.run('reply', 'players');
    const sum = pool.run('sum');
    pool.dismiss('players');
    expect(await told(asked.result)).toBe('The worker was dismissed.');
    expect(hands.map(({ ended }) => ended)).toEqual([true, false]);
    hands[1]?.finish(3);
    expect(await sum.result).toBe(3);
  });
});

describe('many jobs', () => {
  test.each([1, 2, 4])('are each done once, and told by their number, by %i threads', async (size) => {
    const { pool, hands } = hired(size);
    const found: string[] = [];
    const { result } = pool.runAll<string>(['a', 'b', 'c', 'd', 'e'], (it, i) => {
      found[i] = it;
    });
    const busy = () => hands.filter(({ told: [...all] }) => all.at(-1) !== undefined);
    for (let given = 0; given < 5; ) {
      const hand = busy()[given % size] as Hand;
      const { job } = hand.told.at(-1) as Told<string>;
      hand.finish(job.toUpperCase());
      given++;
      await new Promise((resolve) => setTimeout(resolve)); // the next is drawn
    }
    await result;
    expect(found).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(hands).toHaveLength(size);
  });

  test('are called off together, and one that fails calls off the others', async () => {
    const stopped = hired(2);
    const one = stopped.pool.runAll(['a', 'b', 'c'], () => {});
    one.stop();
    expect(await told(one.result)).toBe('The worker was dismissed.');
    expect(stopped.jobs()).toEqual([['a'], ['b']]);
    const failed = hired(2);
    const other = failed.pool.runAll(['a', 'b', 'c'], () => {});
    failed.hands[0]?.say({ id: failed.hands[0].told[0]?.id, error: 'no' });
    expect(await told(other.result)).toBe('no');
    expect(failed.hands[1]?.ended).toBe(true);
  });
});
