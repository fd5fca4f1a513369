(function (root) {
  var read = function (area, key) {
    try {
      return window[area].getItem(key);
    } catch (error) {
      return null;
    }
  };
  var note = function (key, text) {
    try {
      sessionStorage.setItem(key, text);
    } catch (error) {}
  };
  var token = read('localStorage', 'token');
  root.dataset.session = token ? 'in' : 'out';
  if (!token && root.dataset.guard) {
    note('shagun:return-to:v1', location.pathname + location.search);
    note('shagun:flash:v1', JSON.stringify({ text: 'Please sign in to open that page.', kind: 'note' }));
    location.replace(root.dataset.guard);
  }
  if (location.pathname === '/' && !read('sessionStorage', 'shagun:greeted:v1') && !(navigator.connection && navigator.connection.saveData)) {
    note('shagun:greeted:v1', '1');
    root.dataset.greet = '';
    ['pointerdown', 'keydown'].forEach(function (kind) {
      addEventListener(kind, function () { delete root.dataset.greet; }, { once: true });
    });
  }
})(document.documentElement);
