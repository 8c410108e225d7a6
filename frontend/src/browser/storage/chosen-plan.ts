import { isCurrency, type Currency } from '@lanternway/contracts/money/money';
import { property, textProperty } from './record';
import { keep, readKept } from './storage';

const key = 'chosenPlan';

/** The plan a parent takes from the price list to login and checkout. Its price is only shown, never trusted. */
export interface ChosenPlan {
  key: string;
  title: string;
  sessions: number;
  /** Null if it was kept by an older page, which did not know. */
  sessionMinutes: number | null;
  duration: string;
  features: string[];
  pricesMinor: Partial<Record<Currency, number>>;
  /** The currency the plan was chosen in. */
  currency: Currency;
  /** `{amount} {currency}`, as in '2599 USD'. */
  displayPrice: string;
}

export function keepChosenPlan(plan: ChosenPlan): void {
  keep('session', key, plan);
}

export function readChosenPlan(): ChosenPlan | null {
  return readKept('session', key, parseChosenPlan);
}

const atAddressKey = 'planAtAddress';

/** Keeps what an address of the checkout sells, for the login on the way there. */
export function keepPlanAtAddress(path: string, plan: ChosenPlan): void {
  keep('session', atAddressKey, { path, plan });
}

/** What that address of the checkout sells, if the visitor was there. */
export function readPlanAtAddress(path: string): ChosenPlan | null {
  const kept = readKept('session', atAddressKey, (value) => {
    const plan = parseChosenPlan(property(value, 'plan'));
    return plan && { plan, path: textProperty(value, 'path') };
  });
  return kept?.path === path ? kept.plan : null;
}

function parseChosenPlan(value: unknown): ChosenPlan | null {
  const [planKey, title] = [textProperty(value, 'key'), textProperty(value, 'title')];
  const [duration, displayPrice] = [textProperty(value, 'duration'), textProperty(value, 'displayPrice')];
  const sessions = property(value, 'sessions');
  const minutes = property(value, 'sessionMinutes');
  const currency = property(value, 'currency');
  const features = parseFeatures(property(value, 'features'));
  const pricesMinor = parsePrices(property(value, 'pricesMinor'));
  if (!planKey || !title || !duration || !displayPrice || !features || !pricesMinor) return null;
  if (typeof sessions !== 'number' || !isCurrency(currency)) return null;
  const sessionMinutes = typeof minutes === 'number' ? minutes : null;
  const what = { key: planKey, title, sessions, sessionMinutes, duration, features };
  return { ...what, pricesMinor, currency, displayPrice };
}

function parseFeatures(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((label) => typeof label === 'string') ? value : null;
}

function parsePrices(value: unknown): ChosenPlan['pricesMinor'] | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  const isPrice = ([currency, minor]: [string, unknown]) => isCurrency(currency) && Number.isInteger(minor);
  return entries.every(isPrice) ? Object.fromEntries(entries) : null;
}
