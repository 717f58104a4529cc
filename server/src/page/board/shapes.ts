/** Silhouettes of the kinds of units, our own, in a box of 44 by 14 with the waterline at its foot. */
import type { BoardShape } from '../../protocol';

export const shapeSize = { width: 44, height: 14 } as const;

export const shapePaths: Readonly<Record<BoardShape, string>> = {
  submarine: 'M1 9Q7 6 15 6.5L17 6.5L18 2L20 2L20 .5L21 .5L21 2L25 2L26 6.5L33 6.5Q40 7 43 9Q38 12 22 12Q6 12 1 9Z',
  destroyer:
    'M1 8L9 8.5L9 6.5L14 6.5L15 4L19 4L19 1L20 1L20 6L23 6L23 4L26 4L26 6.5L33 6.5L34 8.5L43 8.5L41 12.5L4 12.5Z',
  cruiser:
    'M1 7.5L7 8L7 6L12 6L13 3.5L17 3.5L17 1L18 1L18 5L21 5L21 3L24 3L24 5L27 5L27 3L30 3L30 6L36 6L36 8L43 8L41 13L4 13Z',
  battleship:
    'M1 8L5 8L5 6L1 5.2L1 4.4L10 5L11 7L14 7L14 3L17 3L17 .5L19 .5L19 3L22 3L22 5L24 5L24 2L27 2L27 5L30 5L30 7L33 7L34 5L43 4.4L43 5.2L39 6L39 8L43 8L41 13.5L4 13.5Z',
  carrier: 'M1 5.5L25 5.5L25 2L27 2L27 .5L28 .5L28 2L31 2L31 5.5L43 5.5L43 7.5L40 7.5L38 13L6 13L3 7.5L1 7.5Z',
  transport:
    'M1 7L6 7L6 8.5L11 8.5L11 2L12 2L12 8.5L16 8.5L16 5L21 5L21 3L24 3L24 5L26 5L26 8.5L31 8.5L31 2L32 2L32 8.5L43 7.5L41 13L4 13Z',
  fighter:
    'M22 0Q23.5 0 23.5 4L37 6.5L37 8L23.5 8.5L23 11.5L26.5 12.5L26.5 13.5L17.5 13.5L17.5 12.5L21 11.5L20.5 8.5L7 8L7 6.5L20.5 4Q20.5 0 22 0Z',
  bomber:
    'M22 0Q24 0 24 3.5L29 4L29 2L31.5 2L31.5 4.5L43 6L43 8L24 9L23.5 11L28 12.5L28 13.8L16 13.8L16 12.5L20.5 11L20 9L1 8L1 6L12.5 4.5L12.5 2L15 2L15 4L20 3.5Q20 0 22 0Z',
};

/** A shield around a silhouette: an air patrol. */
export const shieldPath = 'M-2 -2L22 -4L46 -2L46 6Q44 15 22 18.5Q0 15 -2 6Z';

/** A crack across a hull. */
export const crackPath = 'M26 -1L20 4L25 6.5L18 10L22 15';
