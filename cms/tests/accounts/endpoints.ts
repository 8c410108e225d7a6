import * as contract from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';

type Named = [name: string, endpoint: Endpoint];

/** Every endpoint of a contract, so that a table test also covers future ones. */
export const endpointsIn = (contracts: object): Named[] =>
  Object.entries(contracts).flatMap(([name, value]): Named[] => (isEndpoint(value) ? [[name, value]] : []));

/** Those of accounts. */
export const endpoints: Named[] = endpointsIn(contract);

/** All but what the page adds about the visit: that is read leniently and stops nobody. */
export const fieldsOf = ({ request }: Endpoint): string[] =>
  Object.keys(request.fields).filter((name) => name !== 'origin');

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value;
}
