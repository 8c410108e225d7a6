/** What the bench sells, in minor units. */
export const prices = { INR: 649_900, USD: 24_900 };

export const plan = {
  ...{
    key: 'coding-monthly',
    title: 'Coding Monthly',
    subject: 'coding',
    sessions: 8,
    months: 1,
    sessionMinutes: 45,
  },
  features: [{ label: '1:1 live sessions', icon: 'video_camera' }],
  prices: Object.entries(prices).map(([currency, amountMinor]) => ({ currency, amountMinor })),
};

export const brand = {
  ...{ brandName: 'Lanternway', tagline: 'Lessons', legalName: 'Lanternway Ltd' },
  email: 'desk@lanternway.example',
};
