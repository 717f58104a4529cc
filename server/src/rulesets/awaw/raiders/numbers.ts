/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const raiderNumbers = {
  raiders: {
    base: -3,
    earlierGroup: 1,
    ships: 3,
    threeShips: 1,
    airRange: 1,
    usAtWar: 1,
    singapore: 1,
    // Escort carriers, outside the Atlantic also search squadrons, for one more defender; and the most defenders that they add.
    atlanticEach: 6,
    otherEach: 3,
    max: 4,
    // Faces of the die for a defender; the faces between call for a ship of that size.
    destroyerFace: 1,
    carrierFace: 6,
  },
  interception: {
    // Dice by the intercepted task.
    raiders: 1,
    ships: 2,
    supply: 4,
    stayingPatrol: 8,
    max: 8,
    least: 0,
    spotters: 3,
    codebreaking: 1,
    missionHex: 1,
    interceptionHex: 2,
    slow: -1,
    submarines: -2,
    nonOperational: -2,
    small: -1,
    smallBelow: 10,
  },
} as const;
