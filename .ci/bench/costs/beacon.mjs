const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const browsers = [
  `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
];
const eventsOfVisit = 3;

/**
 * What a page tells of a visit. Each visit comes from another address, says where from with its first view, and tells two
 * things more.
 * @param {number} number
 * @param {number} pages how many there are
 * @returns {import('../post-json.mjs').Sent}
 */
export function beaconOf(number, pages) {
  const visit = Math.floor(number / eventsOfVisit);
  const isFirst = number % eventsOfVisit === 0;
  const beacon = {
    event: number % eventsOfVisit === 2 ? 'form_open' : 'view',
    path: `/page-${(number * 31) % pages}`,
    ...(isFirst ? { referrer: '', source: 'news', medium: 'email', campaign: `c${visit % 40}` } : {}),
  };
  return {
    method: 'POST',
    path: '/api/seen',
    headers: {
      'Content-Type': 'text/plain;charset=UTF-8',
      'User-Agent': browsers[visit % browsers.length] ?? '',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `49.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`,
    },
    body: JSON.stringify(beacon),
  };
}
