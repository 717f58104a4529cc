/** Numbers set by the rules of this chapter, by rule id. */
export const bombardmentNumbers = {
  'shore-bombardment': { battleship: 4 },
  'destroyer-bombardment': { hitsOn: 3 },
} as const;
