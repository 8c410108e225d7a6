export default { register() {} };
