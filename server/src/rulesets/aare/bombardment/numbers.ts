/** The numbers that the rules of this chapter set, by rule id. */
export const bombardmentNumbers = {
  'shore-bombardment': { battleship: 4 },
  'destroyer-bombardment': { hitsOn: 3 },
} as const;
