import * as contract from '@lanternway/contracts/accounts';
import type { Endpoint } from '@lanternway/contracts/endpoint';

type Named = [name: string, endpoint: Endpoint];

/** Every endpoint of the contract, so that a test in a table covers those to come. */
export const endpoints: Named[] = Object.entries(contract).flatMap(([name, value]): Named[] =>
  isEndpoint(value) ? [[name, value]] : [],
);

export const fieldsOf = ({ request }: Endpoint): string[] => Object.keys(request.fields);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value;
}
