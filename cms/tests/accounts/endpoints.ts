import * as contract from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';

type Named = [name: string, endpoint: Endpoint];

/** Every endpoint of a contract, so that a table test also covers future ones. */
export const endpointsIn = (contracts: object): Named[] =>
  Object.entries(contracts).flatMap(([name, value]): Named[] => (isEndpoint(value) ? [[name, value]] : []));

/** Those of accounts. */
export const endpoints: Named[] = endpointsIn(contract);

export const fieldsOf = ({ request }: Endpoint): string[] => Object.keys(request.fields);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value;
}
