import { readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from '../refusal';

/** Loaded when it is used, as it is an ES module. */
const age = () => import('age-encryption');

/** Makes a pair of keys. The private one is written into a file, which must not exist; the public one is returned. */
export async function makeKey(file: string): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new Refusal(`The private key could not be written into a new file "${file}" (${codeOf(error)}).`);
  }
  return recipient;
}

export async function encryptTo(
  recipient: string,
  content: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new Refusal('BACKUP_RECIPIENT must be a public key of age, which starts with age1.');
  }
  return encrypter.encrypt(content);
}

/** @param identityFile a file with the private key; lines that start with # do not count */
export async function decryptWith(
  identityFile: string,
  content: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  try {
    for (const identity of identitiesIn(identityFile)) decrypter.addIdentity(identity);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The file "${identityFile}" has no private key of age, which starts with AGE-SECRET-KEY-1.`,
    );
  }
  return decrypter.decrypt(content).catch((error: unknown) => {
    const isOther = error instanceof Error && error.message.includes('no identity matched');
    throw isOther ? new Refusal('The file was encrypted to another key than the one given.') : error;
  });
}

function identitiesIn(file: string): string[] {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refusal(`The private key could not be read from "${file}" (${codeOf(error)}).`);
  }
  const lines = text.split('\n').map((line) => line.trim());
  const found = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (found.length === 0) throw new Refusal(`The file "${file}" has no private key.`);
  return found;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
