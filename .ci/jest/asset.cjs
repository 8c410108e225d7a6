/** In tests an imported picture or font is only an address. */
module.exports = { __esModule: true, default: '/static/asset' };
