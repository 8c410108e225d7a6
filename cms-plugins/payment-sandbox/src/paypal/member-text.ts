/** The text of one member of a JSON object, byte for byte: parsing and writing it again would change the text. */
export function memberText(json: string, name: string): string | null {
  let place = after(json, 0, '{');
  while (place !== -1 && place < json.length) {
    const keyFrom = skipSpace(json, place);
    const keyTo = endOfValue(json, keyFrom);
    const from = skipSpace(json, after(json, skipSpace(json, keyTo), ':'));
    const to = endOfValue(json, from);
    if (from < 0 || to <= from) return null;
    if (json.slice(keyFrom, keyTo) === JSON.stringify(name)) return json.slice(from, to);
    place = after(json, skipSpace(json, to), ',');
  }
  return null;
}

function skipSpace(json: string, from: number): number {
  let place = from;
  while (place >= 0 && /\s/.test(json.charAt(place))) place += 1;
  return place;
}

/** The position after that sign, or -1 if there is another one. */
const after = (json: string, from: number, sign: string): number => {
  const place = skipSpace(json, from);
  return json.charAt(place) === sign ? place + 1 : -1;
};

/** The position after the value that begins there. */
function endOfValue(json: string, from: number): number {
  let depth = 0;
  for (let place = from; place >= 0 && place < json.length; place += 1) {
    const sign = json.charAt(place);
    if (sign === '"') {
      place = endOfText(json, place);
      if (depth === 0) return place + 1;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      if (depth === 0) return place;
      depth -= 1;
      if (depth === 0) return place + 1;
    } else if (depth === 0 && (sign === ',' || /\s/.test(sign) || sign === ':')) return place;
  }
  return json.length;
}

/** The position of a text's closing quotation mark. */
function endOfText(json: string, from: number): number {
  let place = from + 1;
  while (place < json.length && json.charAt(place) !== '"') place += json.charAt(place) === '\\' ? 2 : 1;
  return place;
}
