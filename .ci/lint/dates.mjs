const localised = 'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]';
const format = 'NewExpression[callee.property.name="DateTimeFormat"]';

/** All words are English, so dates are too: one list must not say '29 Nov, 08:19' here and 'Nov 29, 08:19 AM' there. */
export const datesOfTheBrowser = {
  selector: `${localised}[arguments.length=0], :matches(${localised}, ${format}) > Identifier.arguments[name="undefined"]`,
  message: "Dates are written as the sentences around them: 'en-GB'.",
};
