/**
 * Words in class names, ids and roles that tell what a box is for, and words in short texts that tell what follows.
 * `_` is a boundary (see word-finder.ts). Position in each list is the bit of the group.
 */

/** What a box is for, by its `class`, `id`, `role`, `itemprop` and the like. */
export const boxWords = [
  /* body */ 'articlebody article_body article_content articlecontent article_text articletext post_content postcontent post_body postbody post_text entry_content entrycontent story_body storybody story_content content_body contentbody body_content body_text bodytext rich_text richtext _rte_ _prose markdown wysiwyg longform copytext main_text maintext textbody text_content text_body',
  /* content */ 'content _article _post_ _entry_ _story _blog _text_ _copy_ _body_',
  /* main */ '_main',
  /* nav */ '_nav navi navbar topbar _menu mainmenu submenu _subnav megamenu',
  /* sidebar */ 'sidebar side_bar _aside _rail rightcol right_col leftcol left_col _side_ widget sidecol',
  /* footer */ 'footer _foot_ colophon copyright _legal imprint impressum',
  /* header */ 'header masthead _top_ _hero _banner_ _logo',
  /* comment */ 'comment kommentar disqus _respond_ _reply feedback reaction',
  /* related */ 'related recommend similar _more_ morefrom read_more readmore _also also_ read_next readnext you_may youmay trending popular most_read mostread teaser latest recirc up_next upnext outbrain taboola crosssell cross_sell upsell verwandt mehr_ ahnliche aehnliche relacion recirculation further siblings',
  /* share */ 'share sharing social _follow facebook twitter instagram whatsapp addthis sharedaddy teilen',
  /* ad */ '_ad_ _ads_ _adv_ advert sponsor _dfp adsense adslot anzeige werbung publicidad _promo promoted promotion',
  /* sign-up */ 'newsletter subscri signup sign_up mailing optin opt_in _cta call_to_action calltoaction paywall _login _signin _register abonn',
  /* consent */ 'cookie consent gdpr onetrust _cmp_ _alert _notice notification privacy',
  /* overlay */ 'modal popup pop_up overlay lightbox drawer offcanvas off_canvas tooltip dropdown flyout _dialog',
  /* about the text */ 'byline author _meta postmeta entry_meta _date timestamp published dateline _info_ datum autor',
  /* tags, paging */ '_tags _tag_ category categories taxonomy keyword topics tagcloud hashtag schlagw pagination _pager paging pagenav page_nav _prev_ previous _next_ prevnext postnav post_nav',
  /* breadcrumb */ 'breadcrumb crumb _path_',
  /* controls */ 'search _form filter facet _sort refine _input _btn button _select _toolbar _tools _actions _controls _print _edit toggle',
  /* hidden */ 'hidden _sr_only sronly visually screen_reader screenreader assistive a11y _skip noprint no_print print_only _hide_ display_none condition_invisible collapsed d_none invisible',
  /* title */ 'title headline heading _hed_ _dek_ _lead_ standfirst _intro subtitle excerpt summary deck abstract',
  /* picture */ 'caption gallery _image _img photo picture video figure slider slide carousel swiper thumb _media_ credit',
  /* product */ 'product _price _sku _spec feature detail variant review rating _stars shipping description overview',
  /* purchase */ '_cart addtocart add_to_ _buy_ wishlist checkout quantity _basket basket warenkorb compare',
  /* card */ '_card _grid listing _list_ _item_ _items_ _tile results collection archive',
  /* thread */ 'thread topic_ message forum signature _quote userinfo profile avatar _user postcount bbcode discussion',
  /* about the author */ 'author_box authorbox _bio_ biography about_author aboutauthor author_info authorinfo author_desc contributor',
  /* contents */ '_toc_ tableofcontents table_of_contents _contents_ on_this_page onthispage scrollspy',
  /* documentation */ '_docs _doc_ documentation codeblock code_block highlight _api_ reference section_ admonition',
  /* note */ 'disclaimer disclosure affiliate _note correction fineprint fine_print source',
  /* in front of the page */ '_modal popup _pop_up lightbox offcanvas off_canvas _drawer _dialog fixed_inset _takeover interstitial toast_ snackbar cookie_banner cookiebanner cookie_bar cookiebar cookie_consent cookie_law cookie_message cookie_notice cookie_wrapper onetrust _popover_ infotip_ usa_banner',
  /* readers' comments */ '_comments_ commentlist comment_list comment_section comment_area comment_thread disqus_ comment_respond',
] as const;

/** What a short text says, in the languages most pages are in. */
export const textWords = [
  /* related */ '_related_ _recommended_ _more_from_ _more_in_ _more_on_ _read_also_ _also_read_ _read_next_ _read_more_ _you_may_also _you_might_also _see_also_ _similar_ _most_read_ _most_popular _popular_ _trending_ _latest_ _next_article _previous_ _up_next_ _recent_posts _mehr_zum_ _mehr_zu_ _weitere_ _verwandte_ _lesen_sie_auch _auch_interessant _das_könnte _meistgelesen _ähnliche_ _a_lire_aussi _à_lire_aussi _lire_aussi _articles_similaires _sur_le_même _te_puede_interesar _relacionad _más_leíd _lea_también _leia_também _veja_também _mais_lidas _correlati _leggi_anche _potrebbe_interessarti _lees_ook _meer_over_ _gerelateerd _czytaj_także _zobacz_też _najnowsze _читайте_также _похожие _ilgili_haberler _benzer_ _customers_also _frequently_bought _customers_who 関連 相关 推荐',
  /* share */ '_share_ _share_this _tweet_ _facebook_ _twitter_ _whatsapp_ _linkedin_ _pinterest_ _follow_us _follow_ _teilen_ _folgen_ _partager_ _compartir_ _condividi_ _compartilhar _delen_ _udostępnij _поделиться _paylaş_ _print_ _drucken_ _imprimer_ _copy_link _email_this',
  /* comments */ '_comments_ _comment_ _leave_a_reply _leave_a_comment _post_a_comment _log_in_to _reply_ _replies_ _kommentare_ _kommentar_ _commentaires_ _comentarios_ _commenti_ _comentários _reacties_ _komentarze _комментарии _yorum_',
  /* rights */ '_all_rights_reserved _copyright_ _alle_rechte _tous_droits _reservados_ _riservati_ _rechten_voorbehouden _zastrzeżone _privacy_policy _terms_of_ _terms_and_ _cookie_policy _datenschutz _impressum_ _agb_ _mentions_légales _aviso_legal _privacidad_ _powered_by_',
  /* sign-up */ '_subscribe_ _newsletter_ _sign_up_ _sign_in_ _log_in_ _login_ _register_ _create_an_account _your_email _inbox_ _abonnieren_ _anmelden_ _registrieren _abonnez _inscrivez _suscríb _suscrib _iscriviti_ _assine_ _aanmelden_ _subskryb _подпис _get_the_latest _join_',
  /* consent */ '_cookies_ _cookie_ _consent_ _gdpr_ _accept_all _we_use_ _einwilligung _zustimm',
  /* onward */ '_read_more_ _learn_more_ _click_here_ _view_all_ _see_all_ _show_more_ _load_more_ _see_more_ _view_more_ _continue_reading _weiterlesen_ _mehr_erfahren _mehr_lesen _lire_la_suite _en_savoir_plus _leer_más _ver_más _leia_mais _saiba_mais _continua_a_leggere _leggi_tutto _lees_verder _lees_meer _czytaj_więcej _więcej_ _подробнее _devamını _back_to_top _nach_oben_ _next_ _previous_ _home_ _skip_to',
  /* about the text */ '_by_ _posted_ _published_ _updated_ _written_by _reviewed_by _last_modified _min_read _minutes_read _photo_ _image_ _credit_ _source_ _von_ _veröffentlicht _stand_ _publié_ _par_ _publicado_ _por_ _pubblicato_ _geplaatst_ _foto_ _quelle_ _uhr_ _jan_ _feb_ _mar_ _apr_ _may_ _jun_ _jul_ _aug_ _sep_ _oct_ _nov_ _dec_ _january_ _february_ _march_ _april_ _june_ _july_ _august_ _september_ _october_ _november_ _december_ _ago_',
  /* tags */ '_tags_ _tag_ _tagged_ _filed_under _categories_ _category_ _topics_ _schlagw _kategorie _étiquettes _etiquetas_ _categoría _categoria _keywords_ _in_this_article',
  /* purchase */ '_add_to_cart _add_to_ _buy_now _in_den_warenkorb _warenkorb_ _cart_ _basket_ _checkout_ _wishlist_ _shipping_ _quantity_ _qty_ _out_of_stock _in_stock _sold_out _free_shipping _versand_ _lieferung_ _sale_ _select_ _size_guide',
  /* advertisement */ '_advertisement_ _advertise_ _sponsored_ _anzeige_ _werbung_ _publicité_ _publicidad_ _pubblicità_ _advertentie_ _reklama_ _реклама_ _affiliate_ _disclosure_ _promoted_',
  /* search */ '_search_ _suche_ _filter_ _filters_ _sort_by _sort_ _show_ _results_ _menu_ _navigation_ _close_ _toggle_ _rechercher_ _buscar_ _cerca_ _zoeken_ _szukaj_ _поиск_',
  /* about the author */ '_about_the_author _about_author _about_the_ _über_den_autor _über_die_autorin _about_us_ _contact_us_ _contact_ _kontakt_ _à_propos',
] as const;
