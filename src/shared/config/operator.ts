/**
 * Who sells has to be told before an order, with number and postal address (2 kap. 2 § distansavtalslagen, 8 §
 * e-handelslagen), and who answers for people's data (GDPR, article 13.1 a).
 */
export const operatorUntold = {
  found: 'the legal pages do not say which company runs the service',
  remedy: 'set OPERATOR_NAME, OPERATOR_ORG_NUMBER and OPERATOR_ADDRESS',
} as const;
