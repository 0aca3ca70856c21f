window.pictures = 0;
const { clear } = WebGL2RenderingContext.prototype;
WebGL2RenderingContext.prototype.clear = function (bits) {
  if (bits & this.COLOR_BUFFER_BIT) pictures += 1;
  return clear.call(this, bits);
};
