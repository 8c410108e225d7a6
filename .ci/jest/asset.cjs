/** What an imported picture or font is to a test: an address. */
module.exports = { __esModule: true, default: '/static/asset' };
