/** Why a command does not do what it was asked. The message is one plain sentence for the operator. */
export class Refusal extends Error {
  override name = 'Refusal';
}
