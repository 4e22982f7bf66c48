import { bookingFor, nightOf, nightsUntil, readNights } from '../../app/tonight.ts';
import { hangTonight } from '../../ui/tonight/tonight.tsx';
import type { Screen } from '../hall.ts';
import { leftMovie } from '../left-movie.ts';

export const screen: Screen = (hall) => {
  const tonight = nightOf(new Date());
  let results: Awaited<ReturnType<typeof readNights>> = new Map();
  let ends = false;
  let strike: (() => void) | null = null;
  const hang = () => {
    strike = hangTonight(hall.root, {
      show: { nights: nightsUntil(tonight, results), ends, play: (night) => hall.begin(bookingFor(night)) },
      onLeave: () => hall.go('marquee'),
    });
  };
  hang();
  void Promise.all([readNights(hall.shelf), leftMovie(hall)]).then(([read, { recording }]) => {
    results = read;
    ends = recording !== null;
    if (strike !== null) hang();
  });
  return () => {
    strike?.();
    strike = null;
  };
};
