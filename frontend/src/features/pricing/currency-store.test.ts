import { createCurrencyStore } from './currency-store';

const reply = (body: unknown, ok = true) => ({ ok, json: () => Promise.resolve(body) });
const listen = () => undefined;

/** Waits until all pending promises are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const { dataset } = document.documentElement;
let fetching: jest.Mock;
let frames: FrameRequestCallback[];

/** The page is laid out, and painted. */
async function paint(): Promise<void> {
  frames.splice(0).forEach((frame) => frame(0));
  await settle();
}

beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  localStorage.clear();
  sessionStorage.clear();
  fetching = jest.fn();
  globalThis.fetch = fetching;
});

afterEach(() => {
  delete dataset['prices'];
  delete dataset['pricesSeen'];
  jest.restoreAllMocks();
});

async function currencyAfter(answer: unknown): Promise<string> {
  fetching.mockResolvedValue(answer);
  const store = createCurrencyStore();
  store.subscribe(listen);
  await settle();
  return store.read().currency;
}

describe('the currency prices are shown in', () => {
  it('is rupees before the country is known', () => {
    fetching.mockReturnValue(new Promise(listen));
    const store = createCurrencyStore();
    store.subscribe(listen);
    expect(store.read().currency).toBe('INR');
  });

  it.each([
    ['IN', 'INR'],
    ['US', 'USD'],
    ['GB', 'GBP'],
    ['DE', 'GBP'],
  ])('in %s is %s', async (country_code, currency) => {
    expect(await currencyAfter(reply({ country_code }))).toBe(currency);
  });

  it('is dollars when the lookup fails', async () => {
    expect(await currencyAfter(reply({}, false))).toBe('USD');
  });

  it('is dollars when the lookup cannot be reached', async () => {
    fetching.mockRejectedValue(new Error('offline'));
    const store = createCurrencyStore();
    store.subscribe(listen);
    await settle();
    expect(store.read().currency).toBe('USD');
  });

  it('is asked for once a visit', async () => {
    await currencyAfter(reply({ country_code: 'US' }));
    await currencyAfter(reply({ country_code: 'US' }));
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('is what the parent chose, now and on the next visit, without asking again', async () => {
    await currencyAfter(reply({ country_code: 'IN' }));
    const store = createCurrencyStore();
    store.choose('GBP');
    expect(store.read().currency).toBe('GBP');

    sessionStorage.clear();
    fetching.mockClear();
    expect(await currencyAfter(reply({ country_code: 'IN' }))).toBe('GBP');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is not overruled by a lookup that answers after the parent chose', async () => {
    fetching.mockResolvedValue(reply({ country_code: 'US' }));
    const store = createCurrencyStore();
    store.subscribe(listen);
    store.choose('GBP');
    await settle();
    expect(store.read().currency).toBe('GBP');
  });
});

/** Lets a price of the present page be in view since the given time, in ms. */
const sawPrice = (since: number) => {
  dataset['pricesSeen'] = `${location.pathname} ${since}`;
};

describe('a currency that is known late', () => {
  const open = async () => {
    const store = createCurrencyStore();
    store.subscribe(listen);
    await settle();
    return store;
  };

  beforeEach(() => {
    fetching.mockResolvedValue(reply({ country_code: 'US' }));
    jest.spyOn(performance, 'now').mockReturnValue(9000);
    history.replaceState(null, '', '/courses/coding');
  });

  it('replaces a price that was hardly in view', async () => {
    sawPrice(8100);
    expect((await open()).read().currency).toBe('USD');
  });

  it('leaves a price as it was read, until the next page', async () => {
    sawPrice(8000);
    const store = await open();
    expect(store.read().currency).toBe('INR');
    history.replaceState(null, '', '/');
    expect(store.read().currency).toBe('USD');
  });

  it('is no reason to keep what the parent chooses from being shown', async () => {
    sawPrice(8000);
    const store = await open();
    store.choose('GBP');
    expect(store.read().currency).toBe('GBP');
    fetching.mockResolvedValue(
      reply({ base: 'INR', rates: { USD: 0.012, GBP: 0.0095 }, at: '2026-11-20T00:00:00Z' }),
    );
    store.wantRates();
    await settle();
    expect(store.read().rates?.rates.GBP).toBe(0.0095);
  });

  it('is followed by rates that come too late as well', async () => {
    const store = await open();
    sawPrice(8000);
    fetching.mockResolvedValue(
      reply({ base: 'INR', rates: { USD: 0.012, GBP: 0.0095 }, at: '2026-11-20T00:00:00Z' }),
    );
    store.wantRates();
    await settle();
    expect([store.read().currency, store.read().rates]).toEqual(['USD', null]);
    history.replaceState(null, '', '/');
    expect(store.read().rates?.rates.USD).toBe(0.012);
  });

  describe('and the prices on the page', () => {
    it.each([undefined, 'hidden'])(
      'are not seen while they change, if they were %s before',
      async (before) => {
        if (before !== undefined) dataset['prices'] = before;
        const store = await open();
        expect([store.read().currency, dataset['prices']]).toEqual(['USD', 'hidden']);
        await paint();
        expect(dataset['prices']).toBeUndefined();
      },
    );

    it('stay in sight where nothing changes, and where the parent has chosen', async () => {
      fetching.mockResolvedValue(reply({ country_code: 'IN' }));
      const store = await open();
      expect([store.read().currency, dataset['prices']]).toEqual(['INR', undefined]);
      store.choose('GBP');
      expect([store.read().currency, dataset['prices']]).toEqual(['GBP', undefined]);
    });
  });
});

describe('exchange rates', () => {
  const rates = { base: 'INR', rates: { USD: 0.012, GBP: 0.0095 }, at: '2026-11-20T00:00:00Z' };

  it('are asked for only when a price wants them, and then once', async () => {
    fetching.mockResolvedValue(reply(rates));
    const store = createCurrencyStore();
    expect(fetching).not.toHaveBeenCalled();
    store.wantRates();
    store.wantRates();
    await settle();
    expect(store.read().rates).toEqual(rates);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('stay unknown when the server has none', async () => {
    fetching.mockResolvedValue(reply({ message: 'none' }, false));
    const store = createCurrencyStore();
    store.wantRates();
    await settle();
    expect(store.read().rates).toBeNull();
  });
});
