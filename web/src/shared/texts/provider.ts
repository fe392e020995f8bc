/** Who answers for the service. The company's name, number and post address are added before it opens to the public. */
export const provider = {
  name: 'Visningsklar',
  email: 'kontakt@visningsklar.se',
} as const;
