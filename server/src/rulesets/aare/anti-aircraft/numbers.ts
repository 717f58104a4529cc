/** Numbers set by the rules of this chapter, by rule id. */
export const antiAircraftNumbers = {
  'anti-aircraft-fire': { hitsOn: 1, withRadar: 2, gunsThatFire: 1 },
  'jets-against-anti-aircraft': { by: -1 },
  'battleship-anti-aircraft': { hitsOn: 1 },
  'one-battleship-fires': { battleships: 1 },
} as const;
