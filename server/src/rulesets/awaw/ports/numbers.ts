/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const portNumbers = {
  'port-capacity': { port: 50, 'two-port-hex': 100 },
} as const;
