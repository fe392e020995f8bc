/** Who answers for the service. Which company runs it is the operator's to say, by OPERATOR_NAME and its like. */
export const provider = {
  name: 'Visningsklar',
  email: 'kontakt@visningsklar.se',
} as const;
