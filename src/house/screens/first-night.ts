import { firstNightBooking } from '../../app/first-night/booking.ts';
import { hangLessonRoom, strikeLessonRoom } from '../../ui/lesson/room.tsx';
import type { Screen } from '../hall.ts';
import { leftMovie } from '../left-movie.ts';

export const screen: Screen = (hall) => {
  let left = false;
  const hang = (over: boolean) =>
    hangLessonRoom(hall.root, {
      over,
      onBegin: () => hall.begin(firstNightBooking(hall.freshSeed())),
      onLeave: () => hall.go('marquee'),
    });
  hang(false);
  void leftMovie(hall).then(({ recording }) => {
    if (!left && recording !== null) hang(true);
  });
  return () => {
    left = true;
    strikeLessonRoom(hall.root);
  };
};
