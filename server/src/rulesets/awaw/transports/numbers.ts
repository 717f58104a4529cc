/** The numbers that the rules of this chapter set, by rule id. */
export const transportNumbers = {
  'transports-western': { atlantic: 15, indian: 5, pacific: 10, 'at-large': 5, unbuilt: 5 },
  'transports-japan': { without: 19, with: 20 },
  'transports-available': { guaranteed: 4 },
} as const;
